### Deutsch.

## Über diesen Bot, und was er aufhebt
cmd-about = Welcher Bot das ist, und wie es ihm geht
about-body =
    ## maumau { $version }
    Läuft seit { $since }; Discord antwortet in { $latency } ms.
    Offene Tische: { $here } auf diesem Server, { $all } insgesamt.
about-link = Mehr über mich: { $link }

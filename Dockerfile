# The bot in a container: `docker compose up --detach` (docs/running.md).

FROM python:3.12-slim AS build
WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY compiling compiling
COPY rules rules
COPY bot bot
COPY cogs cogs
COPY lab lab
RUN python -m venv /opt/maumau && /opt/maumau/bin/pip install --no-cache-dir '.[postgresql]'

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin maumau \
    && install --directory --owner=maumau --group=maumau --mode=700 /data
COPY --from=build /opt/maumau /opt/maumau
ENV PATH=/opt/maumau/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/maumau.db \
    LOG_FORMAT=json \
    METRICS_HOST=0.0.0.0 \
    METRICS_PORT=9464
USER maumau
WORKDIR /data
VOLUME /data
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=8s --start-period=60s CMD ["maumau", "health"]
ENTRYPOINT ["maumau"]
CMD ["run"]

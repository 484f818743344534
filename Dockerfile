# The bot in a container: `docker compose up --detach` (docs/running-small.md).

FROM python:3.12.12-slim-bookworm@sha256:593bd06efe90efa80dc4eee3948be7c0fde4134606dd40d8dd8dbcade98e669c AS base

FROM base AS build
WORKDIR /source
COPY deploy/requirements.txt deploy/build-requirements.txt deploy/
RUN python -m venv /opt/build && /opt/build/bin/pip install --no-cache-dir --require-hashes -r deploy/build-requirements.txt \
    && python -m venv /opt/maumau && /opt/maumau/bin/pip install --no-cache-dir --require-hashes -r deploy/requirements.txt
COPY pyproject.toml README.md LICENSE ./
COPY compiling compiling
COPY rules rules
COPY bot bot
COPY cogs cogs
COPY lab lab
COPY preview preview
RUN /opt/build/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheel . \
    && /opt/maumau/bin/pip install --no-cache-dir --no-deps /wheel/*.whl

FROM base
ARG MAUMAU_COMMIT=
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin maumau \
    && install --directory --owner=maumau --group=maumau --mode=700 /data
COPY --from=build /opt/maumau /opt/maumau
ENV PATH=/opt/maumau/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/maumau.db \
    LOG_FORMAT=json \
    MAUMAU_COMMIT=${MAUMAU_COMMIT} \
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

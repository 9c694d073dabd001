# One image for everything: the server, the migrations and the operator's commands. Built from a checkout by
# `docker build -t surplus .`; nothing is downloaded but the base image and npm packages. The guide is /docs/deployment.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY scripts/absent scripts/absent
# Without the packages' own scripts, some of which download more.
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/image.mjs /image

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 NEXT_TELEMETRY_DISABLED=1 SURPLUS_STRICT=1
# The C library's memory pools, as for a server that `npm start` starts (scripts/web-server.mjs).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304
# Owned by root: the server can read its own files and change none of them.
COPY --from=build /image ./
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=40s --retries=3 CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/serve.mjs"]

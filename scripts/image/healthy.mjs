// A container's health check: succeeds if the server answers. It does not check the database, because a process that
// waits for its database must not be killed. A load balancer calls /health/ready for that.
const TIMEOUT_MS = 4_000;

const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/health`;
const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);

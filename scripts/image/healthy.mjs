// A container's health check: whether the server answers. A load balancer asks /health/ready for the state of the
// database, because a process that waits for its database must not be killed.
const TIMEOUT_MS = 4_000;

const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/health`;
const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);

// What a container's health check runs: whether the server answers. What it says of its database is for /health/ready,
// which a balancer asks; a process that merely waits for its database is not to be killed.
const TIMEOUT_MS = 4_000;

const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/health`;
const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);

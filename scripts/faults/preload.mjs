// Loaded into the server process before the product, and nowhere else. Provides a wall clock that the fault runner
// can set wrong. Also sends the sandbox bank's events to this server over a connection that the runner can interrupt.
// Timers and performance.now stay right, as on a machine whose clock is changed.
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 100;
const { FAULTS_CLOCK_FILE: clockFile, FAULTS_BANK_PORT: bankPort } = process.env;

if (clockFile) {
  const TrueDate = Date;
  let offsetMs = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) return offsetMs;
    lookedAt = now;
    try {
      offsetMs = Number(readFileSync(clockFile, "utf8")) || 0;
    } catch {
      offsetMs = 0;
    }
    return offsetMs;
  };
  const now = () => TrueDate.now() + look();
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}

if (bankPort) {
  const door = /^http:\/\/127\.0\.0\.1:\d+(\/v1\/webhooks\/upstream)$/;
  const trueFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const [, path] = typeof input === "string" ? (door.exec(input) ?? []) : [];
    return trueFetch(path ? `http://127.0.0.1:${bankPort}${path}` : input, init);
  };
}

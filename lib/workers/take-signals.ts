import type { EventEmitter } from "node:events";

/**
 * Calls `stop` with the exit code when the first signal to end the process arrives. Ignores later signals: supervisors
 * and process groups send more than one, and an unhandled signal would kill the process during its shutdown.
 */
export function takeSignals(
  source: EventEmitter,
  codes: Readonly<Record<string, number>>,
  stop: (code: number) => Promise<void>,
): void {
  let isStopping = false;
  for (const [signal, code] of Object.entries(codes)) {
    source.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(code);
    });
  }
}

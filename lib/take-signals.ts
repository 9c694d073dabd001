import type { EventEmitter } from "node:events";

/**
 * Begins `stop` at the first signal that tells the process to end, with the code it is to end with. Those that follow
 * are heard and change nothing: supervisors and process groups send more than one, and a signal that nobody hears ends
 * the process in the middle of its stop.
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

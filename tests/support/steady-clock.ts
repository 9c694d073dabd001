const TICK_MS = 25;

/**
 * Starts a clock for tests of a time limit. While a busy machine does not run this process, the clock stands still.
 * Returns a function that stops the clock and returns the milliseconds that it counted. It never counts more time
 * than has really passed.
 */
export function startSteadyClock(): () => number {
  let ms = 0;
  const ticking = setInterval(() => {
    ms += TICK_MS;
  }, TICK_MS);
  return () => {
    clearInterval(ticking);
    return ms;
  };
}

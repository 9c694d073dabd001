const TICK_MS = 25;

/**
 * Starts a clock to check the longest time that something may take. The clock stands still while a busy machine does
 * not run this process. Returns a function that stops it and gives the milliseconds that it counted, which are never
 * more than the real ones.
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

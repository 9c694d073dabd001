export type Sleeper = {
  /** Ends the sleep under way, or the next one before it begins. */
  wake: () => void;
  /** Forgets wakes so far: what they were about is seen to now. */
  restart: () => void;
  /** Waits that long, or until woken; not at all when woken since the last restart. */
  sleep: (ms: number) => Promise<void>;
  /** Waits that long, whoever wakes. */
  pause: (ms: number) => Promise<void>;
};

/** A sleep that can be ended early, and loses no wake that comes while nobody sleeps. */
export function makeSleeper(): Sleeper {
  let isWoken = false;
  let end: (() => void) | null = null;
  return {
    wake() {
      isWoken = true;
      end?.();
    },
    restart() {
      isWoken = false;
    },
    sleep: (ms) =>
      new Promise((resolve) => {
        if (isWoken) return resolve();
        const timer = setTimeout(finish, Math.max(0, ms));
        function finish() {
          clearTimeout(timer);
          end = null;
          resolve();
        }
        end = finish;
      }),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

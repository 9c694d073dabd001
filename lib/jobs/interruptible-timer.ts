type InterruptibleTimer = {
  /** Ends the current sleep, or the next one before it begins. */
  wake: () => void;
  /** Forgets earlier wakes, because their cause has been handled. */
  restart: () => void;
  /** Waits `ms` milliseconds or until woken. Returns at once if woken since the last restart. */
  sleep: (ms: number) => Promise<void>;
  /** Waits `ms` milliseconds, even if woken. */
  pause: (ms: number) => Promise<void>;
};

/** Creates a timer that can be interrupted. A wake between two sleeps is not lost. */
export function makeTimer(): InterruptibleTimer {
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

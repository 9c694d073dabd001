// The cleanup steps of a command, run when it ends, on Ctrl-C and after a failure.

/**
 * Milliseconds within which two signals count as one, because npm forwards a Ctrl-C that the terminal has already sent.
 */
const SAME_WISH_MS = 1000;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

export class Lifecycle {
  #cleanups = [];
  #stopped = null;
  #askedAt = 0;
  #onForce = () => {};

  /** Handles terminal signals: the first one stops everything in order, the second forces the end. */
  constructor({ log = console.log } = {}) {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        const again = this.isStopping && performance.now() - this.#askedAt > SAME_WISH_MS;
        if (again) this.#onForce();
        if (this.isStopping) return;
        this.#askedAt = performance.now();
        log("\nStopping …");
        void this.stop(this.codeWhenAsked);
      });
    }
  }

  /** The exit code of a requested stop: success only if there was something to stop. */
  codeWhenAsked = 130;

  get isStopping() {
    return this.#stopped !== null;
  }

  /** Registers a cleanup step. The last one registered runs first. */
  onStop(work) {
    this.#cleanups.push(work);
  }

  /** Registers the action of a second Ctrl-C. */
  onForce(work) {
    this.#onForce = work;
  }

  /** Runs all cleanup steps once and ends the process. */
  stop(code) {
    this.#stopped ??= this.#undo().then(() => process.exit(code));
    return this.#stopped;
  }

  async #undo() {
    for (const work of this.#cleanups.reverse()) {
      await Promise.resolve()
        .then(work)
        .catch((error) => console.error(error.message));
    }
  }
}

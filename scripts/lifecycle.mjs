// Runs a command's cleanup steps when it ends, on Ctrl-C and after a failure.

/**
 * Milliseconds within which two signals are treated as one, because the terminal sends a Ctrl-C and npm forwards it
 * again.
 */
const SAME_SIGNAL_MS = 1000;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

export class Lifecycle {
  #cleanups = [];
  #stopped = null;
  #askedAt = 0;
  #onForce = () => {};

  /**
   * Handles the terminal's signals. The first signal stops everything in order. The second ends the process by force.
   */
  constructor({ log = console.log } = {}) {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        const again = this.isStopping && performance.now() - this.#askedAt > SAME_SIGNAL_MS;
        if (again) this.#onForce();
        if (this.isStopping) return;
        this.#askedAt = performance.now();
        log("\nStopping …");
        void this.stop(this.codeWhenAsked);
      });
    }
  }

  /** The exit code if the user asks to stop. `npm start` changes it to 0 once the product has started. */
  codeWhenAsked = 130;

  get isStopping() {
    return this.#stopped !== null;
  }

  /** Registers a cleanup step. The step registered last runs first. */
  onStop(work) {
    this.#cleanups.push(work);
  }

  /** Registers an action for the second Ctrl-C. */
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

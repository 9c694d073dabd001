// What has to be undone when the command stops, whether it ends by itself, by Ctrl-C or by a failure half way.

/** npm passes a Ctrl-C on to us though the terminal has sent it already; that is one wish, not two. */
const SAME_WISH_MS = 1000;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

export class Lifecycle {
  #cleanups = [];
  #stopped = null;
  #askedAt = 0;
  #onForce = () => {};

  /** Listens to the terminal: the first signal stops everything in order, a second one forces it. */
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

  /** The exit code of a stop that was asked for: success only once there was something to stop. */
  codeWhenAsked = 130;

  get isStopping() {
    return this.#stopped !== null;
  }

  /** Registers work for the stop. The last registered is done first. */
  onStop(work) {
    this.#cleanups.push(work);
  }

  /** Registers what a second Ctrl-C does. */
  onForce(work) {
    this.#onForce = work;
  }

  /** Undoes everything once and ends the process. */
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

type Waiting<In, Out> = { input: In; resolve: (out: Out) => void; reject: (error: unknown) => void };

/**
 * Lets calls that come at the same time share a round trip. The first goes at once; those that come while it is under
 * way wait for it to end and then go together, at most `max` of them. `run` answers its inputs in their order. Calls of
 * different keys do not wait for each other. When a shared trip fails each of its calls is made again by itself, so
 * that nobody pays for another's mistake; `run` must therefore do all it does or nothing.
 */
export function gather<In, Out>(max: number, run: (inputs: In[], key: string) => Promise<Out[]>) {
  const queues = new Map<string, Waiting<In, Out>[]>();

  async function settle(key: string, calls: Waiting<In, Out>[]): Promise<void> {
    try {
      const outs = await run(
        calls.map((call) => call.input),
        key,
      );
      if (outs.length !== calls.length) throw new Error("a shared call was not answered for everybody");
      for (const [place, out] of outs.entries()) calls[place]?.resolve(out);
    } catch (error) {
      if (calls.length === 1) calls[0]?.reject(error);
      else for (const call of calls) await settle(key, [call]);
    }
  }

  async function drain(key: string, queue: Waiting<In, Out>[]): Promise<void> {
    while (queue.length > 0) await settle(key, queue.splice(0, max));
    queues.delete(key);
  }

  return (key: string, input: In): Promise<Out> =>
    new Promise((resolve, reject) => {
      const call = { input, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.push(call);
        return;
      }
      const own = [call];
      queues.set(key, own);
      void drain(key, own);
    });
}

import type { Request, RequestList } from "../api-types.js";
import type { ListQuery } from "./requests.js";

/** The first page when awaited; every page, one after the other, in a `for await`. */
export type Pages = Promise<RequestList> & AsyncIterable<RequestList>;

/**
 * Nothing is asked for before the first `await` or loop, so a refusal always meets who waits for it; the pages after the
 * first are asked for one by one, as the reader comes to them.
 */
export function listPages(ask: (query: ListQuery) => Promise<RequestList>, query: ListQuery): Pages {
  let asked: Promise<RequestList> | undefined;
  const first = () => {
    asked ??= ask(query);
    return asked;
  };
  return {
    // biome-ignore lint/suspicious/noThenProperty: It is to be awaited, and a Promise would have to ask at once.
    then: (onPage, onError) => first().then(onPage, onError),
    catch: (onError) => first().catch(onError),
    finally: (onEnd) => first().finally(onEnd),
    [Symbol.toStringTag]: "Promise",
    async *[Symbol.asyncIterator]() {
      let page = await first();
      for (;;) {
        yield page;
        if (!page.has_more || page.next_cursor === null) return;
        page = await ask({ ...query, cursor: page.next_cursor });
      }
    },
  };
}

/** Every request of every page. */
export async function* eachOf(pages: AsyncIterable<RequestList>): AsyncGenerator<Request, void, undefined> {
  for await (const page of pages) yield* page.data;
}

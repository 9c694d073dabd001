import type { ListRequestsData, Request, RequestList } from "../api-types.js";

export type ListQuery = NonNullable<ListRequestsData["query"]>;

/** `await` gives the first page; `for await` gives every page in turn. */
export type Pages = Promise<RequestList> & AsyncIterable<RequestList>;

/**
 * Requests nothing before the first `await` or loop, so that an error always reaches the caller. Requests each later
 * page when the loop reaches it.
 */
export function listPages(ask: (query: ListQuery) => Promise<RequestList>, query: ListQuery): Pages {
  let asked: Promise<RequestList> | undefined;
  const first = () => {
    asked ??= ask(query);
    return asked;
  };
  return {
    // biome-ignore lint/suspicious/noThenProperty: callers can await it, but a Promise would send the request at once.
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

export async function* eachOf(pages: AsyncIterable<RequestList>): AsyncGenerator<Request, void, undefined> {
  for await (const page of pages) yield* page.data;
}

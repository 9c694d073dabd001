import type {
  AuditRecord,
  CreateRequest,
  Ended,
  Invite,
  Invited,
  ListRequestsData,
  Progress,
  Refreshed,
  Request,
  RequestCreated,
  RequestList,
} from "../api-types";
import type { CallJson } from "./call-json";
import type { CallOptions } from "./send";

export type ListQuery = NonNullable<ListRequestsData["query"]>;

/** For test keys: who the customer is, and what befalls the request. `GET /v1/sandbox/scenarios` names them all. */
export type Casting = { household?: string | undefined; scenario?: string | undefined };

const ONE = "/v1/requests/{id}";

/** The calls about requests. */
export function requestCalls(call: CallJson) {
  const get = <T>(path: string, id: string, options?: CallOptions) =>
    call<T>({ method: "GET", path, id, ...options });
  const post = <T>(path: string, id: string, options?: CallOptions) =>
    call<T>({ method: "POST", path, id, ...options });
  return {
    /** Makes a request and answers with the link to give to the customer. */
    create: (body: CreateRequest, options: CallOptions & Casting = {}) => {
      const { household, scenario, ...rest } = options;
      const headers = { "x-sandbox-household": household, "x-sandbox-scenario": scenario };
      return call<RequestCreated>({ method: "POST", path: "/v1/requests", body, headers, ...rest });
    },
    get: (id: string, options?: CallOptions) => get<Request>(ONE, id, options),
    /** The first page when awaited; every page, one after the other, in a `for await`. */
    list: (query: ListQuery = {}, options?: CallOptions) => listPages(call, query, options),
    /** Deletes what came of the request and withdraws the consent at the bank. Repeating it changes nothing. */
    withdraw: (id: string, options?: CallOptions) =>
      call<Ended>({ method: "DELETE", path: ONE, id, ...options }),
    /** Says that the customer is back; the report is prepared if the data is here. */
    completeConsent: (id: string, options?: CallOptions) =>
      post<Progress>(`${ONE}/consent-complete`, id, options),
    /** Sends the link to the customer. Live keys only. */
    invite: (id: string, body: Invite, options?: CallOptions) =>
      call<Invited>({ method: "POST", path: `${ONE}/invite`, id, body, ...options }),
    /** What happened to the request; stays after withdrawal and purging. */
    audit: (id: string, options?: CallOptions) => get<AuditRecord>(`${ONE}/audit`, id, options),
    /** Takes new data under an ongoing consent and prepares a report that supersedes the present one. */
    refresh: (id: string, options?: CallOptions) => post<Refreshed>(`${ONE}/refresh`, id, options),
    /** Prepares the report now, if its data is here. */
    generate: (id: string, options?: CallOptions) => post<Progress>(`${ONE}/generate`, id, options),
  };
}

/** Asked for at once; the pages after the first are asked for one by one, as the reader comes to them. */
function listPages(
  call: CallJson,
  query: ListQuery,
  options?: CallOptions,
): Promise<RequestList> & AsyncIterable<RequestList> {
  const ask = (part: ListQuery) =>
    call<RequestList>({ method: "GET", path: "/v1/requests", query: part, ...options });
  const first = ask(query);
  return Object.assign(first, {
    async *[Symbol.asyncIterator]() {
      let page = await first;
      for (;;) {
        yield page;
        if (!page.has_more || page.next_cursor === null) return;
        page = await ask({ ...query, cursor: page.next_cursor });
      }
    },
  });
}

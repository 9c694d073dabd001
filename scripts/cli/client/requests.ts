import type {
  AuditRecord,
  ChangeRequest,
  CreateRequest,
  CreateRequestData,
  Ended,
  Invite,
  Invited,
  Progress,
  Refreshed,
  Request,
  RequestAdjustments,
  RequestAssessment,
  RequestCreated,
  RequestList,
  SetAdjustments,
  SetAssessment,
} from "../api-types.js";
import type { CallJson } from "./call-json.js";
import { eachOf, type ListQuery, listPages } from "./list-pages.js";
import type { CallOptions } from "./send.js";
import { type WaitOptions, waitUntilReady } from "./wait.js";

/** For test keys: the request's test persona and scenario. `GET /v1/sandbox/scenarios` lists them. */
export type PersonaChoice = { household?: Household | undefined; scenario?: Scenario | undefined };
type SandboxHeaders = NonNullable<CreateRequestData["headers"]>;
export type Household = NonNullable<SandboxHeaders["X-Sandbox-Household"]>;
export type Scenario = NonNullable<SandboxHeaders["X-Sandbox-Scenario"]>;

const ONE = "/v1/requests/{id}";

export function requestCalls(call: CallJson) {
  const get = <T>(path: string, id: string, options?: CallOptions) =>
    call<T>({ method: "GET", path, id, ...options });
  const post = <T>(path: string, id: string, options?: CallOptions) =>
    call<T>({ method: "POST", path, id, ...options });
  const list = (query: ListQuery = {}, options?: CallOptions) =>
    listPages(
      (part) => call<RequestList>({ method: "GET", path: "/v1/requests", query: part, ...options }),
      query,
    );
  return {
    /** Creates a request and returns the link to give to the customer. */
    create: (body: CreateRequest, options: CallOptions & PersonaChoice = {}) => {
      const { household, scenario, ...rest } = options;
      const headers = { "x-sandbox-household": household, "x-sandbox-scenario": scenario };
      return call<RequestCreated>({ method: "POST", path: "/v1/requests", body, headers, ...rest });
    },
    get: (id: string, options?: CallOptions) => get<Request>(ONE, id, options),
    /** Changes a pending request. An omitted field stays as it is; null removes its value. */
    change: (id: string, body: ChangeRequest, options?: CallOptions) =>
      call<Request>({ method: "PATCH", path: ONE, id, body, ...options }),
    /** `await` gives the first page; `for await` gives every page in turn. */
    list,
    /** Yields every request, newest first. Fetches each page when the loop reaches it. */
    each: (query?: ListQuery, options?: CallOptions) => eachOf(list(query, options)),
    /**
     * Returns the request once its report is ready. Throws NotReadyError after `waitMs`, and once the request is
     * withdrawn or purged.
     */
    wait: (id: string, options: WaitOptions = {}) =>
      waitUntilReady((one, rest) => get<Request>(ONE, one, rest), id, options),
    /** Deletes the request's data and withdraws the consent at the bank. Calling it again changes nothing. */
    withdraw: (id: string, options?: CallOptions) =>
      call<Ended>({ method: "DELETE", path: ONE, id, ...options }),
    /** Reports that the customer has returned. The report is prepared if its data has arrived. */
    completeConsent: (id: string, options?: CallOptions) =>
      post<Progress>(`${ONE}/consent-complete`, id, options),
    /** Sends the link to the customer. Live keys only. */
    invite: (id: string, body: Invite, options?: CallOptions) =>
      call<Invited>({ method: "POST", path: `${ONE}/invite`, id, body, ...options }),
    /** Fetches the request's history, which remains after withdrawal and purging. */
    audit: (id: string, options?: CallOptions) => get<AuditRecord>(`${ONE}/audit`, id, options),
    /** Fetches your own inputs for the assessment of the request. */
    assessment: (id: string, options?: CallOptions) =>
      get<RequestAssessment>(`${ONE}/assessment`, id, options),
    /** Replaces the stored inputs. If there is a report, the report is written again with the new inputs. */
    assess: (id: string, body: SetAssessment, options?: CallOptions) =>
      call<RequestAssessment>({ method: "PUT", path: `${ONE}/assessment`, id, body, ...options }),
    /** Fetches your assessors' changes to rows and streams of the report. */
    adjustments: (id: string, options?: CallOptions) =>
      get<RequestAdjustments>(`${ONE}/adjustments`, id, options),
    /** Replaces the list of adjustments, if its current version is `version`, and writes the assessed copy. */
    adjust: (id: string, body: SetAdjustments, options?: CallOptions) =>
      call<RequestAdjustments>({ method: "PUT", path: `${ONE}/adjustments`, id, body, ...options }),
    /** Collects new data under an ongoing consent and prepares a report that supersedes the current one. */
    refresh: (id: string, options?: CallOptions) => post<Refreshed>(`${ONE}/refresh`, id, options),
    /** Prepares the report immediately, if its data has arrived. */
    generate: (id: string, options?: CallOptions) => post<Progress>(`${ONE}/generate`, id, options),
  };
}

import type {
  AdvanceClock,
  ConsentAsCustomer,
  Request,
  ReviewAsCustomer,
  SandboxGuide,
  SimulatedEvent,
  SimulateEvent,
} from "../api-types.js";
import type { CallJson } from "./call-json.js";
import type { CallOptions } from "./send.js";

const ONE = "/v1/sandbox/requests/{id}";

/** The calls that act as the customer or the bank, or advance the clock, on a test request. Test keys only. */
export function sandboxCalls(call: CallJson) {
  const post = <T>(path: string, id: string, body: unknown, options?: CallOptions) =>
    call<T>({ method: "POST", path, id, body, ...options });
  return {
    /** Lists the test personas and the scenarios. */
    scenarios: (options?: CallOptions) =>
      call<SandboxGuide>({ method: "GET", path: "/v1/sandbox/scenarios", ...options }),
    /** Completes the bank's pages as the customer, with the outcome in `body`. */
    consent: (id: string, body: ConsentAsCustomer, options?: CallOptions) =>
      post<Request>(`${ONE}/consent`, id, body, options),
    /** Shares the report that waits for the customer's review, or withdraws instead. */
    review: (id: string, body: ReviewAsCustomer, options?: CallOptions) =>
      post<Request>(`${ONE}/review`, id, body, options),
    /** Ends the consent as the customer would in the bank's own app. */
    revoke: (id: string, options?: CallOptions) => post<Request>(`${ONE}/revoke`, id, undefined, options),
    /** Moves the request's future dates nearer by the number of days in `body`. */
    advanceClock: (id: string, body: AdvanceClock, options?: CallOptions) =>
      post<Request>(`${ONE}/clock`, id, body, options),
    /** Sends a webhook of the type in `body` about the request, without changing the request. */
    simulateEvent: (id: string, body: SimulateEvent, options?: CallOptions) =>
      post<SimulatedEvent>(`${ONE}/events`, id, body, options),
  };
}

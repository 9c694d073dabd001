import * as one from "@/app/v1/requests/[id]/route";
import * as many from "@/app/v1/requests/route";
import * as clock from "@/app/v1/sandbox/requests/[id]/clock/route";
import * as consent from "@/app/v1/sandbox/requests/[id]/consent/route";
import * as events from "@/app/v1/sandbox/requests/[id]/events/route";
import * as review from "@/app/v1/sandbox/requests/[id]/review/route";
import * as revoke from "@/app/v1/sandbox/requests/[id]/revoke/route";
import { type Answer, call } from "@/tests/support/call";

/** The sandbox controls of one request, each as its route and a valid body. */
export const CONTROLS = {
  consent: [consent.POST, { outcome: "authorise" }],
  review: [review.POST, { outcome: "share" }],
  revoke: [revoke.POST, undefined],
  clock: [clock.POST, { advance_days: 1 }],
  events: [events.POST, { event: "report.ready" }],
} as const;
export type Control = keyof typeof CONTROLS;

/** Calls a control of a request, as an integrator's test suite does. */
export function press(key: string, id: string, control: Control, body?: unknown): Promise<Answer> {
  const [handler, usual] = CONTROLS[control];
  const path = `/v1/sandbox/requests/${id}/${control}`;
  return call(handler, { method: "POST", path, key, params: { id }, body: body ?? usual });
}

/** Creates a request; the headers may name the household and the scenario. Returns the API's response. */
export function create(key: string, headers: Record<string, string> = {}, body = {}): Promise<Answer> {
  const whole = { client_name: "Ava Nguyen", report_type: "expense_summary", ...body };
  return call(many.POST, { key, headers, body: whole });
}

export const read = (key: string, id: string): Promise<Answer> => call(one.GET, { key, params: { id } });

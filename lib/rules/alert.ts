// The updates about requests that a member may get by email or in the browser, and the member's choices.

/**
 * `ready`: a report is ready. `declined`: the customer or their bank ended the request. `bounced`: the link did not
 * arrive. `bank_failed`: the customer returned from their bank without sharing. `data_failed`: the customer agreed, but
 * their bank provided no data.
 */
const ALERT_KINDS = ["ready", "declined", "bounced", "bank_failed", "data_failed"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** A short subject for each kind, without customer names or figures. */
export const ALERT_SUBJECTS: Readonly<Record<AlertKind, string>> = {
  ready: "A report is ready",
  declined: "A customer declined or stopped sharing",
  bounced: "A message did not arrive",
  bank_failed: "A customer shared nothing at their bank",
  data_failed: "A customer’s bank data did not arrive",
};

/** The requests whose updates a member gets: none, the member's own, or all of the company's. */
export const ALERT_SCOPES = ["none", "mine", "all"] as const;
export type AlertScope = (typeof ALERT_SCOPES)[number];

/** `instant`: one email for each update, immediately. `daily`: one email a day. */
export const ALERT_PACES = ["instant", "daily"] as const;
export type AlertPace = (typeof ALERT_PACES)[number];

export type AlertChoice = { scope: AlertScope; pace: AlertPace };

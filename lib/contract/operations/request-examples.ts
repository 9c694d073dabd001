/** The request id in the reference's examples. All examples are about one person, so that the pages are consistent. */
const ID = "req_7h2k9m4xw0c8r5t1vbn3qyz6d0efgjpa";

export const REQUEST_EXAMPLE = {
  id: ID,
  status: "ready",
  stage: "ready",
  report_type: "affordability",
  consent_url: `https://surplus.example/connect/${ID}`,
  client_name: "Priya Raman",
  client_ref: "LOAN-2041",
  email: "priya@example.com",
  phone: "+61412345678",
  period_label: "FY2026",
  redirect_uri: "https://broker.example/done",
  cancel_uri: "https://broker.example/cancelled",
  environment: "test",
  consent_type: "ongoing",
  banks: "one",
  refresh_every_days: 30,
  next_refresh_at: "2026-12-02T01:18:52.004Z",
  consent: {
    given_at: "2026-11-02T01:18:40.310Z",
    expires_at: "2027-11-02T01:18:40.310Z",
    institutions: ["Wattle Bank"],
  },
  trouble: null,
  last_attempt: { at: "2026-11-02T01:18:40.310Z", outcome: "returned", institution: "Wattle Bank" },
  verification_id: "SIQ-7Q4M2K9XW0CR",
  metadata: { branch: "Hobart" },
  created_at: "2026-11-02T01:15:09.120Z",
  updated_at: "2026-11-02T01:18:52.004Z",
  link_locked_at: null,
  consented_at: "2026-11-02T01:18:40.310Z",
  ready_at: "2026-11-02T01:18:52.004Z",
  purge_at: "2027-01-31T01:18:52.004Z",
  withdrawn_at: null,
  withdrawn_by: null,
  purged_at: null,
};

export const CREATED_EXAMPLE = {
  id: ID,
  status: "pending_consent",
  report_type: "affordability",
  consent_url: REQUEST_EXAMPLE.consent_url,
  stage: "awaiting_consent",
  client_ref: "LOAN-2041",
};

export const PROGRESS_EXAMPLE = {
  id: ID,
  status: "ready",
  stage: "ready",
  report_type: "affordability",
  verification_id: "SIQ-7Q4M2K9XW0CR",
};

export const AUDIT_EXAMPLE = {
  id: ID,
  data: [
    { seq: 41, action: "request.created", actor: "key", at: "2026-11-02T01:15:09.120Z", detail: {} },
    { seq: 42, action: "consent.completed", actor: "bank", at: "2026-11-02T01:18:40.310Z", detail: {} },
    { seq: 43, action: "report.ready", actor: "system", at: "2026-11-02T01:18:52.004Z", detail: {} },
  ],
};

import { declare } from "@/lib/contract/operation";
import { REQUEST_EXAMPLE } from "@/lib/contract/operations/request-examples";
import { LinkView } from "@/lib/contract/wire/link";
import { Ended } from "@/lib/contract/wire/request";

export const LinkOperation = declare({
  id: "getConsentLink",
  method: "GET",
  path: "/v1/connect/{id}",
  tag: "Consent link",
  summary: "Open a consent link",
  description:
    "Returns the firm, the requested report, what the customer would share and why, and a new URL of the data provider's hosted consent page. The URL is valid for one visit. Use this call if you show your own page instead of ours. A HEAD creates no URL.",
  auth: "link",
  answer: {
    status: 200,
    description: "What to show the customer.",
    schema: LinkView,
    example: {
      id: REQUEST_EXAMPLE.id,
      status: "pending_consent",
      stage: "awaiting_consent",
      environment: "test",
      firm: {
        name: "Acme Finance",
        colour: "#0f4c5c",
        contact_email: "help@acme.example",
        contact_phone: "+61290001234",
      },
      consent_url: "https://bank.example/consent/kq3v8s0t",
      link: "open",
      needs: [],
      client_first_name: "Priya",
      sharing: {
        report_type: "affordability",
        purpose: "To prepare a summary of your income and expenses",
        clusters: [{ name: "Account balance and details", items: ["Name of account", "Account balance"] }],
        history_months: 12,
        period_label: "FY2026",
        consent_type: "ongoing",
        refresh_every_days: 30,
        retention_days: 90,
        share_mode: "automatic",
      },
    },
  },
  refusals: ["conflict", "upstream_refused", "not_set_up", "upstream_unavailable"],
});

export const WithdrawByLinkOperation = declare({
  id: "withdrawByLink",
  method: "POST",
  path: "/v1/connect/{id}/withdraw",
  tag: "Consent link",
  summary: "Withdraw, as the customer",
  description:
    "The customer withdraws consent: the data and the report are deleted, and the firm is notified. Repeating the call changes nothing. The body is ignored.",
  auth: "link",
  answer: {
    status: 200,
    description: "The current status of the request.",
    schema: Ended,
    example: { id: REQUEST_EXAMPLE.id, status: "withdrawn" },
  },
});

import type { PortalPath } from "./portal-link";

/** The permissions that entries of this index need. */
export const NEEDS = [
  "settings.write",
  "webhook.write",
  "member.write",
  "sso.write",
  "application.write",
  "log.read",
  "audit.read",
] as const;
export type Need = (typeof NEEDS)[number];

/**
 * A setting or an action, named as on its page. `href` leads to the setting's field, if it has one. `words` are further
 * words with which a search finds the setting. Only members with the permission `needs` see it.
 */
type Setting = { label: string; page: string; href: PortalPath; words?: string; needs?: Need };

type Entry = [label: string, href: PortalPath, more?: { words?: string; needs?: Need }];

const listOf = (page: string, entries: readonly Entry[]): Setting[] =>
  entries.map(([label, href, more]) => ({ page, label, href, ...more }));

const needs = (need: Need, words = "") => ({ needs: need, words });

/**
 * Settings and actions that the command palette finds in addition to pages. tests/browser/roles.spec.ts compares this
 * list with the headings and fields of the pages for settings, developers and the account.
 */
export const SETTINGS: readonly Setting[] = [
  ...listOf("Settings: Company", [
    ["Company name", "/settings#name"],
    ["Sharing", "/settings#share_mode", { words: "share mode automatic customer review" }],
    ["Document", "/settings#document_profile", { words: "profile full insight transactions" }],
    ["Consent of new requests", "/settings#consent_type", { words: "once ongoing" }],
    ["Banks of new requests", "/settings#banks", { words: "one several" }],
    ["Remind customers who have not answered", "/settings#remind_customers", { words: "reminders" }],
    ["Lock unanswered links after (days)", "/settings#link_days", { words: "expiry" }],
    ["Retention (days)", "/settings#retention_days", { words: "delete purge data" }],
  ]),
  ...listOf("Settings: Branding", [
    ["Display name", "/settings/branding#display_name"],
    ["Colour", "/settings/branding#colour"],
    ["Logo", "/settings/branding#logo", { words: "picture" }],
    ["Contact email", "/settings/branding#contact_email"],
    ["Contact phone", "/settings/branding#contact_phone"],
    ["Complaints page", "/settings/branding#complaints_url"],
    ["Purpose", "/settings/branding#purpose"],
  ]),
  ...listOf("Settings: Affordability", [
    ["Affordability assumptions", "/settings/affordability"],
    ["Income that counts", "/settings/affordability", { words: "share discount salary rent" }],
    ["Loans and cards", "/settings/affordability#buffer"],
    ["Buffer on rates, percentage points", "/settings/affordability#buffer"],
    ["Card rate if unknown (%)", "/settings/affordability#card_rate"],
    ["Months to repay a card limit", "/settings/affordability#card_months"],
    ["Interest-only period if unknown, months", "/settings/affordability#interest_only_months"],
    ["Home loan term if unknown, months", "/settings/affordability#mortgage_months"],
    ["Other loan term if unknown, months", "/settings/affordability#loan_months"],
    ["Flag debt to income at or above", "/settings/affordability#dti_flag", { words: "dti flag" }],
    ["Household Expenditure Measure", "/settings/affordability#hem_monthly", { words: "hem" }],
    ["HEM amount a month, dollars", "/settings/affordability#hem_monthly"],
    [
      "Which living expenses your HEM figure includes",
      "/settings/affordability",
      { words: "within outside" },
    ],
    ["For which household", "/settings/affordability#hem_household"],
    ["Gross pay", "/settings/affordability#study_loan", { words: "tax help study loan" }],
    ["Days of cash", "/settings/affordability#liquidity_outgoings"],
    ["A loan to calculate in each report", "/settings/affordability#proposed_amount"],
    ["Amount, dollars", "/settings/affordability#proposed_amount", { words: "proposed loan" }],
    ["Interest rate a year (%)", "/settings/affordability#proposed_rate", { words: "proposed loan" }],
    ["Term, months", "/settings/affordability#proposed_months", { words: "proposed loan" }],
    ["What the customer declared", "/settings/affordability#highlight_difference"],
    ["Mark differences above (%)", "/settings/affordability#highlight_difference"],
  ]),
  ...listOf("Settings: Category maps", [
    ["New map", "/settings/category-maps/edit", needs("settings.write", "category map")],
  ]),
  ...listOf("Settings: API keys", [
    ["Test key", "/settings/keys", { words: "rotate revoke create api" }],
    ["Live key", "/settings/keys", { words: "rotate revoke create api" }],
  ]),
  ...listOf("Settings: Webhooks", [
    ["Webhook URL", "/settings/webhooks#url", { words: "endpoint test live" }],
    ["Signing secret", "/settings/webhooks", { words: "rotate get your" }],
    ["Test event", "/settings/webhooks", needs("webhook.write", "send webhook")],
    ["Events", "/settings/webhooks", { words: "filter of an endpoint" }],
    ["Other endpoints", "/settings/webhooks", { words: "url of another endpoint for test live" }],
  ]),
  ...listOf("Settings: Members", [
    ["Invite someone", "/settings/members#email", needs("member.write", "invitations member email role")],
    ["Change a role or remove a member", "/settings/members", needs("member.write")],
    ["Leave the company", "/settings/members", { words: "remove yourself" }],
    ["Second factor", "/settings/members", needs("member.write", "2fa totp require")],
    ["Who can do what", "/settings/members", { words: "roles permissions" }],
  ]),
  ...listOf("Settings: Single sign-on", [
    ["Domain", "/settings/single-sign-on#domain", needs("sso.write", "sso 1.")],
    ["Identity provider", "/settings/single-sign-on#issuer", needs("sso.write", "sso oidc issuer 2.")],
    ["Roles", "/settings/single-sign-on#default_role", needs("sso.write", "sso groups claim 3.")],
    ["Switch it on", "/settings/single-sign-on", needs("sso.write", "sso off 4.")],
    ["Require it", "/settings/single-sign-on", needs("sso.write", "sso exempt owner break-glass 5.")],
  ]),
  ...listOf("Settings: Notifications", [
    [
      "Notifications about requests",
      "/settings/notifications#scope",
      { words: "email me about when daily summary" },
    ],
    ["Notifications in this browser", "/settings/notifications#browser", { words: "notify me about" }],
    ["Notifications about your company", "/settings/notifications", { words: "mail me when email" }],
  ]),
  ...listOf("Settings: Going live", [
    ["What the live environment needs", "/settings/live", { words: "before your first customer checklist" }],
    ["What changes in the live environment", "/settings/live"],
    ["Application for live access", "/settings/live/application", needs("application.write", "live")],
  ]),
  ...listOf("Developers: Quick start", [
    ["First call", "/developers", needs("log.read", "curl code language of the samples")],
    ["Your test key", "/developers", needs("log.read")],
  ]),
  ...listOf("Developers: Webhooks", [
    ["Replay", "/developers/webhooks", needs("webhook.write", "send again failed deliveries")],
  ]),
  ...listOf("Developers: Signature checker", [
    ["Raw body", "/developers/signatures#body", needs("log.read", "signature")],
    [
      "Headers of the Standard Webhooks specification",
      "/developers/signatures",
      needs("log.read", "x-service-signature webhook-id webhook-timestamp webhook-signature"),
    ],
  ]),
  ...listOf("Developers: Sandbox", [
    ["New test request", "/developers/sandbox", needs("log.read", "sandbox person")],
    ["Control a test request", "/developers/sandbox", needs("log.read", "scenario time event what happens")],
    ["Personas and scenarios", "/developers/sandbox", needs("log.read")],
  ]),
  ...listOf("Usage", [["Export usage", "/usage", { words: "csv" }]]),
  ...listOf("Audit log", [
    ["Export the audit log", "/audit", needs("audit.read", "csv ndjson")],
    ["Check that the audit log is intact", "/audit", needs("audit.read", "verify chain")],
  ]),
  ...listOf("Account: Profile", [
    ["Your name", "/account#name", { words: "profile" }],
    ["New email address", "/account", { words: "change your email" }],
    ["Companies", "/account", { words: "switch go to company" }],
  ]),
  ...listOf("Account: Security", [
    ["Password", "/account/security", { words: "change new" }],
    [
      "Authenticator",
      "/account/security/authenticator",
      { words: "totp second two factor 2fa app recovery codes set up" },
    ],
    ["Passkeys", "/account/security", { words: "add a name of the new passkey" }],
    ["Sessions", "/account/security", { words: "sign out everywhere else devices" }],
  ]),
];

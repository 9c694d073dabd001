import { Fields } from "@/lib/env/env";
import { feature, featureSecret, needed, plain, type Setting, secret } from "@/lib/env/setting";
import { PROVIDER_SETTINGS } from "@/lib/env/table-providers";

export type SettingName = keyof typeof Fields.shape;

/** Every setting of lib/env/env.ts by group; a missing one does not compile. */
const GROUPED = {
  "Address and process": {
    BASE_URL: needed("The address of portal and API, as browsers see it; https."),
    CONSENT_BASE_URL: plain("The address of the customer’s pages; https. `BASE_URL` unless set."),
    PORT: plain("Where the server listens, on every interface of its machine."),
    TRUSTED_PROXY_HOPS: feature(
      "How many proxies stand in front of the server, each adding the address it was called from to `X-Forwarded-For`. Limits per address go by the entry of the outermost one; with 0 the header is ignored. Too many lets callers choose their own address.",
    ),
    NODE_ENV: plain("`production` in every server but that of `npm run dev`. The image sets it."),
    LOG_LEVEL: plain("`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`."),
    SURPLUS_STRICT: plain(
      "`1` has a start refuse what suits one’s own machine alone. The image sets it. Without it that is refused wherever `BASE_URL` is not this machine’s; `0` lets it pass, to try the image out.",
    ),
    MEMORY_LIMIT_MB: plain(
      "The memory of one process in megabytes, at least 512. The heaps of its workers are sized by it; unset, by what its container or its machine has. Reports of the largest statements need 20 GB; ordinary ones are made with 1 GB.",
    ),
    DATA_DIR: plain("Where `npm start` keeps what it made. The image keeps nothing."),
  },
  Database: {
    DATABASE_URL: secret(
      "The Postgres database (15 or newer), as a role that is neither owner nor superuser. May lead through a pooler in transaction mode.",
    ),
    DIRECT_DATABASE_URL: featureSecret(
      "The same database and role past the pooler, for a session of its own: immediate notification of new work. `DATABASE_URL` unless set.",
    ),
    DB_POOL: plain(
      "Connections of one process at most, beside one that listens. All processes together must stay below what the database allows.",
    ),
    DB_PREPARED_STATEMENTS: plain(
      "`0` behind a pooler in transaction mode that keeps no prepared statements, such as PgBouncer before 1.21.",
    ),
  },
  Secrets: {
    MASTER_KEYS: secret(
      "`version:base64 key of 32 bytes`, comma separated; the first seals, all open. Without the right one every sealed value is lost.",
    ),
    EPOCH_KEYS_FILE: feature(
      "A file, on a disk that is not the database’s and that every process shares, with the keys that wrap the data keys of requests. Each wraps for a day and is destroyed an hour later, and what was erased by then opens no more, from backups either. The server creates the file; keep a copy of its newest state, and none older than two days. Without it the master key wraps.",
    ),
    API_KEY_PEPPER: secret(
      "32 bytes, base64. The key for fingerprints of API keys, recovery codes and suppressed recipients.",
    ),
    AUDIT_KEY: secret("32 bytes, base64. Chains the audit log and signs its end, so that a change shows."),
    AUDIT_ANCHOR_FILE: feature(
      "A file, on a disk that is not the database’s, to which the end of each company’s audit record is appended every hour. The check of a record is compared with it, and names entries that were removed together with the end of the record, or lost by restoring a backup. The log has the same lines.",
    ),
    CURSOR_SECRET: secret("32 bytes, base64. Signs the cursors of lists."),
    NEXTAUTH_SECRET: secret("At least 32 characters. Signs what the sign-in keeps in a browser."),
    REPORT_SIGNING_KEY: secret("An Ed25519 private key, PKCS #8 PEM. Signs the digests of reports."),
    REPORT_RETIRED_KEYS: feature(
      "Keys that reports were signed with before `REPORT_SIGNING_KEY` was changed: the `x` of each from `/.well-known/jwks.json`, comma separated. They stay published there, so that older reports can still be checked; one whose private half leaked must not stand here.",
    ),
    SANDBOX_WEBHOOK_SECRET: secret("32 bytes, base64. The sandbox bank signs its events with it."),
  },
  "Background work": {
    INNGEST_EVENT_KEY: featureSecret(
      "With it and the signing key Inngest runs the background functions; without, every process does.",
    ),
    INNGEST_SIGNING_KEY: featureSecret("What Inngest signs its calls with."),
    INNGEST_SIGNING_KEY_FALLBACK: featureSecret("The signing key before, while it is being changed."),
    INNGEST_BASE_URL: feature("The address of a server of Inngest that you run yourself."),
    INNGEST_DEV: plain("Inngest’s development server, which checks no signature; refused in production."),
  },
  "Mail and text messages": {
    RESEND_API_KEY: featureSecret(
      "Mail through Resend: to members always, to customers in live only. Without it a deployed server says that mail is not set up.",
    ),
    RESEND_WEBHOOK_SECRET: featureSecret(
      "What Resend signs its events with, `whsec_…`: set up a webhook there to `/api/webhooks/mail` for sent, delivered, delayed, failed, bounced, suppressed and complained. Without it nothing is heard of bounces, and who complained is written to again.",
    ),
    RESEND_BASE_URL: plain("Another address of the mail provider."),
    SMTP_URL: featureSecret(
      "Mail through a mail server of your own instead of Resend: `smtp://user:password@host:587`, which must offer STARTTLS unless it is on this machine, or `smtps://user:password@host:465`. Nothing is heard of mail that bounces later.",
    ),
    MAIL_FROM: feature(
      "Who mail is from; an address that the provider has verified. Mail to a customer has the firm’s name beside it.",
    ),
    MAIL_CAP_HOUR: plain("Invites and reminders by mail that one company may send in live within an hour."),
    MAIL_CAP_DAY: plain("The same, within a day."),
    TWILIO_ACCOUNT_SID: feature(
      "Text messages through Twilio, in live only. This, the token and the sender, or none of them; without them the product says that SMS is not set up.",
    ),
    TWILIO_AUTH_TOKEN: featureSecret("Its token. Twilio signs its calls to `/api/webhooks/sms` with it."),
    SMS_FROM: feature(
      "Who text messages are from: a number beginning with +, a sender name of at most 11 characters (in Australia a registered one), or the SID of a messaging service.",
    ),
    TWILIO_BASE_URL: plain("Another address of the SMS provider."),
    SMS_CAP_HOUR: plain("Text messages that one company may send in live within an hour."),
    SMS_CAP_DAY: plain("The same, within a day."),
  },
  "Going live": {
    OPERATOR_EMAILS: feature(
      "Who runs the service, comma separated: each with a confirmed address and a second factor used in the session finds the console at `/operator`. To everyone else it does not exist.",
    ),
    SUPPORT_EMAIL: plain(
      "The contact for firms about the service itself. Shown where a firm is suspended or not approved, and below mail to its members; without it no contact is shown. Customers never see it.",
    ),
    OPERATOR_SECOND_APPROVAL: plain("`1` has two operators approve an application before live opens."),
    CDR_PRINCIPAL_NAME: feature(
      "The accredited person that collects the data, as the consent page and the receipt must name it. All three of name, number and policy, or none. Without them no customer can consent in live.",
    ),
    CDR_ACCREDITATION_NUMBER: feature("The number of its accreditation."),
    CDR_POLICY_URL: feature("Its CDR policy, at https."),
    CDR_PRINCIPAL_COUNTRY: plain("Where it is based, shown when that is not Australia."),
    CDR_REPRESENTATIVE_NAME: plain(
      "Who runs this service, where it is a CDR representative of the accredited person.",
    ),
    CDR_NOTICES: plain(
      "Who reminds customers every 90 days that they share: `principal`, the accredited person, or `ours`, this service by mail.",
    ),
  },
  "Data provider": PROVIDER_SETTINGS,
  "Traces and metrics": {
    OTEL_EXPORTER_OTLP_ENDPOINT: feature(
      "Where traces and metrics are sent, by OTLP over HTTP in JSON. Without it there are none, and nothing of them is loaded.",
    ),
    OTEL_EXPORTER_OTLP_HEADERS: featureSecret(
      "What the receiver wants to be sent with them, `name=value,…`.",
    ),
    OTEL_SERVICE_NAME: plain("The name they go by."),
    OTEL_METRIC_EXPORT_INTERVAL: plain("Milliseconds between two reports of the metrics."),
  },
  "On one’s own machine": {
    WEBHOOK_ALLOW_PRIVATE: plain(
      "`1` lets webhooks go to addresses of this machine and its network; refused in production.",
    ),
    SURPLUS_LOCAL: plain("Set by `npm start` where the database is its own; refused in production."),
    SANDBOX_DELAY_SECONDS: plain("How long the sandbox’s slow household takes to have data."),
  },
} satisfies Record<string, Partial<Record<SettingName, Setting>>>;

type Flat<T> = T extends unknown ? keyof T : never;
type Missing = Exclude<SettingName, Flat<(typeof GROUPED)[keyof typeof GROUPED]>>;
/** Makes the compiler name the settings that have no row above. */
const COMPLETE: [Missing] extends [never] ? true : Missing = true;

export type SettingRow = Setting & { name: SettingName; default: string | null };
export type SettingGroup = { title: string; rows: SettingRow[] };

/** The settings by group, with the defaults from the schema. */
export function listSettings(): SettingGroup[] {
  if (!COMPLETE) return [];
  return Object.entries(GROUPED).map(([title, settings]) => ({
    title,
    rows: (Object.entries(settings) as [SettingName, Setting][]).map(([name, setting]) => ({
      ...setting,
      name,
      default: findDefault(name),
    })),
  }));
}

function findDefault(name: SettingName): string | null {
  const { success, data } = Fields.shape[name].safeParse(undefined);
  if (!success || data === undefined || data === null || Array.isArray(data)) return null;
  return String(data) || null;
}

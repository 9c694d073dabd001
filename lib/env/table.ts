import { Fields } from "@/lib/env/env";
import { PROVIDER_ABOUT } from "@/lib/env/providers";
import { feature, featureSecret, needed, plain, type Setting, secret } from "@/lib/env/setting";
import { UPSTREAM_ABOUT } from "@/lib/env/upstream";

type SettingName = keyof typeof Fields.shape;

/** Describes every setting of lib/env/env.ts, by group. The compiler reports a setting that is missing here. */
const GROUPED = {
  "Address and process": {
    BASE_URL: needed("The URL of the portal and the API, as browsers use it. Use https."),
    CONSENT_BASE_URL: plain("The URL of the customer’s pages. Use https. Default: `BASE_URL`."),
    PORT: plain("The port on which the server listens, on every interface."),
    TRUSTED_PROXY_HOPS: feature(
      "The number of proxies in front of the server that add the caller’s IP address to `X-Forwarded-For`. Limits per IP address use the entry that the outermost of these proxies added. With 0, the header is ignored. If the number is too high, callers can forge their IP address.",
    ),
    NODE_ENV: plain("`production`, except under `npm run dev`. The image sets it."),
    LOG_LEVEL: plain("`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`."),
    SURPLUS_STRICT: plain(
      "`1` makes the server refuse settings that are only for development. `0` allows these settings, for example to try the image. The image sets `1`. Default: the settings are refused unless `BASE_URL` is on this machine.",
    ),
    MEMORY_LIMIT_MB: plain(
      "The memory of one process in megabytes, at least 512. It determines the heap sizes of the workers. Below 3,584, the workers together may need more memory than this setting if all are busy with large reports at the same time. Default: the memory of the container or machine. An ordinary report needs 1 GB, a report from the largest statements 20 GB.",
    ),
    DATA_DIR: plain("The folder for the files of `npm start`. The image does not use it."),
  },
  Database: {
    DATABASE_URL: secret(
      "The Postgres database (15 or newer), with a role that is neither owner nor superuser. The URL may lead to a pooler in transaction mode. If the database is on another machine, the URL needs `sslmode=verify-full`.",
    ),
    DIRECT_DATABASE_URL: featureSecret(
      "A URL that leads directly (not through the pooler) to the database in `DATABASE_URL`, for the same role. The session that listens for new work uses this URL. Default: `DATABASE_URL`.",
    ),
    DB_POOL: plain(
      "The largest number of connections of one process, not counting the connection that listens for new work. All processes together must stay below the database’s limit.",
    ),
    DB_PREPARED_STATEMENTS: plain(
      "Set `0` behind a pooler in transaction mode that keeps no prepared statements, such as PgBouncer before 1.21.",
    ),
  },
  Secrets: {
    MASTER_KEYS: secret(
      "`version:base64 key of 32 bytes`, comma separated. The first key encrypts new data. All keys can decrypt data. Data encrypted under a lost key cannot be recovered.",
    ),
    EPOCH_KEYS_FILE: feature(
      "The path of a file with the epoch keys, which wrap the data keys of requests; on a disk that all processes share and the database does not use. Each epoch key is used for a day and destroyed an hour later. After that, data that was erased earlier can no longer be opened, not even from a backup. The server creates the file. Keep a copy of its newest version, and no copy older than two days. If not set, the master key wraps the data keys.",
    ),
    API_KEY_PEPPER: secret(
      "32 bytes, base64. The key for the digests of API keys, recovery codes, customers’ contact details, recipients, visitors and repeated calls.",
    ),
    AUDIT_KEY: secret(
      "32 bytes, base64. The key for the audit log’s chain of digests and for the signature of its last entry. The chain and the signature reveal later changes.",
    ),
    AUDIT_ANCHOR_FILE: feature(
      "The path of a file to which the last digest of each company’s audit log is appended every hour; on a disk that the database does not use. The verification of an audit log compares the log with this file. It therefore also finds entries that were removed from the end, or lost when a backup was restored. The server’s log has the same lines.",
    ),
    CURSOR_SECRET: secret("32 bytes, base64. Signs the cursors of lists."),
    NEXTAUTH_SECRET: secret("At least 32 characters. Encrypts the session and single sign-on cookies."),
    REPORT_SIGNING_KEY: secret("An Ed25519 private key, PKCS #8 PEM. Signs the digests of reports."),
    REPORT_RETIRED_KEYS: feature(
      "The public keys of earlier values of `REPORT_SIGNING_KEY`: the `x` of each from `/.well-known/jwks.json`, comma separated. These keys stay published there, so that older reports can still be verified. Do not list a key whose private half has leaked.",
    ),
    SANDBOX_WEBHOOK_SECRET: secret("32 bytes, base64. Signs the events of the sandbox bank."),
  },
  "Background work": {
    INNGEST_EVENT_KEY: featureSecret(
      "If this key and the signing key are set, Inngest runs the background functions. Otherwise, every process runs them.",
    ),
    INNGEST_SIGNING_KEY: featureSecret("The key that signs Inngest’s calls."),
    INNGEST_SIGNING_KEY_FALLBACK: featureSecret("The previous signing key, while you change keys."),
    INNGEST_BASE_URL: feature("The URL of an Inngest server that you run yourself."),
    INNGEST_DEV: plain(
      "Uses Inngest’s development server, without signatures; refused on a deployed server.",
    ),
  },
  "Email and text messages": {
    RESEND_API_KEY: featureSecret(
      "The API key of Resend, which sends email to members and, in the live environment, to customers. If neither this key nor `SMTP_URL` is set, a deployed server reports that email is not set up.",
    ),
    RESEND_WEBHOOK_SECRET: featureSecret(
      "The secret that signs Resend’s events, `whsec_…`. At Resend, set up a webhook to `/api/webhooks/mail` for the events sent, delivered, delayed, failed, bounced, suppressed and complained. Without the secret, we do not learn of bounces and complaints, so we keep sending to the same addresses.",
    ),
    RESEND_BASE_URL: plain("Overrides the URL of Resend’s API."),
    SMTP_URL: featureSecret(
      "The URL of your own mail server, instead of Resend: `smtp://user:password@host:587` or `smtps://user:password@host:465`. With `smtp`, the server must offer STARTTLS unless it is on this machine. We do not learn of emails that bounce later.",
    ),
    MAIL_FROM: feature(
      "The address that emails are sent from, verified at the email provider. Customers see it with the firm’s name.",
    ),
    MAIL_CAP_HOUR: plain(
      "The largest number of invites and reminders by email that one company can send within an hour in the live environment.",
    ),
    MAIL_CAP_DAY: plain("As `MAIL_CAP_HOUR`, but within a day."),
    TWILIO_ACCOUNT_SID: feature(
      "The account at Twilio, which sends text messages in the live environment only. Set the account, the token and the sender, or none of them. Without them, the product reports that SMS is not set up.",
    ),
    TWILIO_AUTH_TOKEN: featureSecret(
      "The account’s token. It also signs Twilio’s calls to `/api/webhooks/sms`.",
    ),
    SMS_FROM: feature(
      "The sender of text messages: a number that begins with +, a sender name of at most 11 characters (in Australia a registered one), or the SID of a messaging service.",
    ),
    TWILIO_BASE_URL: plain("Overrides the URL of Twilio’s API."),
    SMS_CAP_HOUR: plain(
      "The largest number of text messages that one company can send within an hour in the live environment.",
    ),
    SMS_CAP_DAY: plain("As `SMS_CAP_HOUR`, but within a day."),
  },
  "Going live": {
    OPERATOR_EMAILS: feature(
      "The email addresses of the operators, comma separated. Operators can open the console at `/operator` if their address is confirmed and they signed in with a second factor. Everyone else gets 404.",
    ),
    SUPPORT_EMAIL: plain(
      "The service’s contact for firms. Shown to firms that are suspended or not approved, and below emails to members. If not set, no contact is shown. Customers never see it.",
    ),
    OPERATOR_SECOND_APPROVAL: plain(
      "With `1`, two operators must approve an application before live access opens.",
    ),
    CDR_PRINCIPAL_NAME: feature(
      "The name of the accredited person that collects the data, shown on the consent page and the receipt. Set all three of name, number and policy, or none. Without them, no customer can consent in the live environment.",
    ),
    CDR_ACCREDITATION_NUMBER: feature("The accreditation number of the accredited person."),
    CDR_POLICY_URL: feature("The URL of the accredited person’s CDR policy. Must be https."),
    CDR_PRINCIPAL_COUNTRY: plain("The country of the accredited person, shown unless it is Australia."),
    CDR_REPRESENTATIVE_NAME: plain(
      "The name of the company that runs this service, if it is a CDR representative of the accredited person.",
    ),
    CDR_NOTICES: plain(
      "Who reminds customers, every 90 days, that they are sharing data: `principal` (the accredited person) or `ours` (this service, by email).",
    ),
  },
  "Data provider": { ...UPSTREAM_ABOUT, ...PROVIDER_ABOUT },
  "Traces and metrics": {
    OTEL_EXPORTER_OTLP_ENDPOINT: feature(
      "The URL that receives traces and metrics, by OTLP over HTTP in JSON. If not set, no traces or metrics are collected.",
    ),
    OTEL_EXPORTER_OTLP_HEADERS: featureSecret("Headers that the collector requires, `name=value,…`."),
    OTEL_SERVICE_NAME: plain("The service name in traces and metrics."),
    OTEL_METRIC_EXPORT_INTERVAL: plain("Milliseconds between two exports of the metrics."),
  },
  Development: {
    WEBHOOK_ALLOW_PRIVATE: plain(
      "`1` allows webhooks of the test environment to this machine; refused on a deployed server.",
    ),
    SURPLUS_LOCAL: plain("Set by `npm start` if it runs its own database; refused on a deployed server."),
    SANDBOX_DELAY_SECONDS: plain("Seconds until a slow household, bank or scenario of the sandbox has data."),
  },
} satisfies Record<string, Partial<Record<SettingName, Setting>>>;

type Flat<T> = T extends unknown ? keyof T : never;
type Missing = Exclude<SettingName, Flat<(typeof GROUPED)[keyof typeof GROUPED]>>;
/** A type error here names the settings that have no row above. */
const COMPLETE: [Missing] extends [never] ? true : Missing = true;

export type SettingRow = Setting & { name: SettingName; default: string | null };
type SettingGroup = { title: string; rows: SettingRow[] };

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

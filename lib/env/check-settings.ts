import type { Env } from "@/lib/env/env";
import { credentialsOf, providerSetting } from "@/lib/env/providers";
import { listUnencrypted } from "@/lib/env/unencrypted";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
/** The smallest accepted number of distinct bytes in a key of 32 bytes. A random key practically always has more. */
const BYTES_DIFFERENT_MIN = 12;
const CHARACTERS_DIFFERENT_MIN = 10;

const BYTES = ["API_KEY_PEPPER", "AUDIT_KEY", "CURSOR_SECRET", "SANDBOX_WEBHOOK_SECRET"] as const;

type Verdict = { refusals: string[]; warnings: string[] };

/**
 * Lists problems of settings that parse, without their values. Refusals are settings that are safe only on a
 * developer's machine; a strict server must not start with them. The warnings of a strict server name missing settings
 * that make a feature unavailable. The warnings of any other server name unencrypted connections to other machines.
 */
export function checkSettings(env: Env): Verdict {
  const unencrypted = listUnencrypted(env);
  if (!isStrict(env)) return { refusals: [], warnings: unencrypted };
  return {
    refusals: [...findAddressFaults(env), ...unencrypted, ...findSecretFaults(env), ...findSwitchFaults(env)],
    warnings: findClosed(env),
  };
}

const isLocal = (url: string) => LOCAL_HOSTS.includes(new URL(url).hostname);

function isStrict({ NODE_ENV, SURPLUS_STRICT, BASE_URL }: Env): boolean {
  if (SURPLUS_STRICT !== undefined) return SURPLUS_STRICT === "1";
  return NODE_ENV === "production" && !isLocal(BASE_URL);
}

function findAddressFaults(env: Env): string[] {
  return (["BASE_URL", "CONSENT_BASE_URL"] as const).flatMap((name) => {
    const url = env[name];
    if (url === undefined) return [];
    if (isLocal(url))
      return [`${name} is an address of this machine, so links to it do not work on other machines.`];
    return new URL(url).protocol === "https:"
      ? []
      : [`${name} must start with https://. Over http, keys and links could be read on the network.`];
  });
}

function findSecretFaults(env: Env): string[] {
  const masters = env.MASTER_KEYS.split(",").map((entry) => Buffer.from(entry.split(":")[1] ?? "", "base64"));
  const keys: [string, Buffer][] = [
    ...masters.map((key): [string, Buffer] => ["MASTER_KEYS", key]),
    ...BYTES.map((name): [string, Buffer] => [name, env[name]]),
  ];
  const texts: [string, string][] = [...keys].map(([name, key]) => [name, key.toString("base64")]);
  texts.push(["NEXTAUTH_SECRET", env.NEXTAUTH_SECRET]);
  const weak = [
    ...keys.filter(([, key]) => new Set(key).size < BYTES_DIFFERENT_MIN).map(([name]) => name),
    ...(new Set(env.NEXTAUTH_SECRET).size < CHARACTERS_DIFFERENT_MIN ? ["NEXTAUTH_SECRET"] : []),
  ];
  const shared = texts.flatMap(([name, text], index) => {
    const [other] = texts.slice(0, index).find(([, before]) => before === text) ?? [];
    return other ? [`${name} is the same as ${other}: each secret must be different.`] : [];
  });
  const versions = env.MASTER_KEYS.split(",").map((entry) => Number(entry.split(":")[0]));
  const isTwice = new Set(versions).size < versions.length;
  return [
    ...[...new Set(weak)].map((name) => `${name} is not random. Create one: openssl rand -base64 32`),
    ...shared,
    ...(isTwice
      ? [
          "MASTER_KEYS has two keys with the same version, so data encrypted under one of these keys could not be decrypted.",
        ]
      : []),
  ];
}

function findSwitchFaults(env: Env): string[] {
  const faults: string[] = [];
  if (env.WEBHOOK_ALLOW_PRIVATE === "1")
    faults.push(
      "WEBHOOK_ALLOW_PRIVATE=1 lets any firm send test webhooks to services on this machine. Remove it.",
    );
  if (env.SURPLUS_LOCAL) faults.push("SURPLUS_LOCAL is only for `npm start` in development. Remove it.");
  if (env.INNGEST_DEV && !/^(0|false)$/.test(env.INNGEST_DEV))
    faults.push("INNGEST_DEV lets anyone start background work without a signature. Remove it.");
  if (Boolean(env.INNGEST_EVENT_KEY) !== Boolean(env.INNGEST_SIGNING_KEY))
    faults.push("INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY go together: set both or neither.");
  for (const name of ["TWILIO_BASE_URL", "RESEND_BASE_URL"] as const) {
    const url = env[name];
    if (url && new URL(url).protocol !== "https:")
      faults.push(`${name} must be https, because the account’s secret is sent there.`);
  }
  return faults;
}

function findClosed(env: Env): string[] {
  const closed: string[] = [];
  if (!env.RESEND_API_KEY && !env.SMTP_URL)
    closed.push(
      "email is not set up: no one can sign up, be invited or be reminded (RESEND_API_KEY or SMTP_URL)",
    );
  else if (env.MAIL_FROM.includes("@localhost"))
    closed.push("email is sent from an address that no provider accepts (MAIL_FROM)");
  if (env.SMTP_URL)
    closed.push("we do not learn of emails that bounce after the mail server accepted them (SMTP_URL)");
  if (env.RESEND_API_KEY && !env.RESEND_WEBHOOK_SECRET)
    closed.push("we do not learn of bounced emails and complaints (RESEND_WEBHOOK_SECRET)");
  if (!env.TWILIO_ACCOUNT_SID)
    closed.push(
      "text messages are not set up: links are sent only by email (TWILIO_ACCOUNT_SID and the settings that go with it)",
    );
  if (env.OPERATOR_EMAILS.length === 0)
    closed.push("no operator can approve a company for live access (OPERATOR_EMAILS)");
  if (!env.CDR_PRINCIPAL_NAME)
    closed.push(
      "no customer can consent in the live environment (CDR_PRINCIPAL_NAME and the settings that go with it)",
    );
  closed.push(...findClosedProvider(env));
  if (!env.EPOCH_KEYS_FILE)
    closed.push("erased data can still be opened in older backups and logs (EPOCH_KEYS_FILE)");
  if (env.TRUSTED_PROXY_HOPS === 0)
    closed.push("all callers through a proxy share one rate limit (TRUSTED_PROXY_HOPS)");
  return closed;
}

/** The missing settings of the provider that new live customers are sent to. */
function findClosedProvider(env: Env): string[] {
  const settings: Readonly<Record<string, unknown>> = env;
  const names = credentialsOf(env.UPSTREAM_LIVE, "live");
  if (names.some((name) => settings[name] === undefined))
    return [
      `no customer can consent in the live environment: the provider of bank data has no credentials (${names.join(" and ")})`,
    ];
  const secret = providerSetting(env.UPSTREAM_LIVE, "live", "WEBHOOK_SECRET");
  return settings[secret]
    ? []
    : [
        `reports arrive late: without the secret, events from the provider of bank data cannot be trusted (${secret})`,
      ];
}

import type { Env } from "@/lib/env/env";

const LOOPBACK = ["127.0.0.1", "[::1]", "::1"];
/** The values of `sslmode` with which the driver requires TLS and checks the certificate. */
const CHECKED = ["require", "verify-ca", "verify-full"];

/**
 * Names each setting through which data would leave this machine without encryption, and says what to change. Never
 * repeats a value.
 */
export function listUnencrypted(env: Env): string[] {
  const databases = (["DATABASE_URL", "DIRECT_DATABASE_URL"] as const).filter((name) =>
    isOpenDatabase(env[name]),
  );
  const services = (["INNGEST_BASE_URL", "OTEL_EXPORTER_OTLP_ENDPOINT"] as const).filter((name) =>
    isOpenService(env[name]),
  );
  return [
    ...databases.map(
      (name) =>
        `${name} needs sslmode=verify-full, because the database is on another machine and the connection is not encrypted.`,
    ),
    ...services.map((name) => `${name} needs https, because its host is another machine.`),
  ];
}

function isOpenDatabase(url: string | undefined): boolean {
  if (url === undefined) return false;
  // The driver accepts a URL with a role but no host, as libpq does. The URL parser does not, so `localhost` is
  // inserted.
  const [whole] = [url, url.replace("@/", "@localhost/")].filter((each) => URL.canParse(each));
  if (whole === undefined) return true;
  const { hostname, searchParams } = new URL(whole);
  // Like the driver, uses the last value of a query parameter, and prefers the host in the query.
  const last = (name: string) => searchParams.getAll(name).at(-1) ?? "";
  if (isNearby(last("host") || hostname)) return false;
  const mode = last("sslmode");
  // In this mode of the driver, only `verify-full` checks the whole certificate.
  if (last("uselibpqcompat") === "true") return mode !== "verify-full";
  return !CHECKED.includes(mode);
}

const isOpenService = (url: string | undefined): boolean =>
  url !== undefined && new URL(url).protocol !== "https:" && !isNearby(new URL(url).hostname);

/**
 * Reports whether connections to a host need no encryption. This is true for a loopback address, for the folder of a
 * socket, and for a name without a dot or colon. A Docker Compose container has such a name.
 */
function isNearby(host: string): boolean {
  const name = decodeURIComponent(host);
  return LOOPBACK.includes(name) || name.startsWith("/") || !/[.:]/.test(name);
}

import path from "node:path";
import { ROOT } from "../install.mjs";
import { findJson } from "../private-file.mjs";
import { type Client, createClient } from "./client";
import { UsageError } from "./usage-error";

const DEFAULT_BASE_URL = "http://localhost:3000";

/** The service and the key that a command uses. */
export type Connection = {
  baseUrl: string;
  isLocal: boolean;
  /** The key's environment; test if there is no key. */
  environment: "test" | "live";
  /** The webhook signing secret, or null if unknown. */
  webhookSecret: string | null;
  /** The URL to which a server of `npm start` sends its test events; null for any other service. */
  webhookUrl: string | null;
  /**
   * Why the key and secret of the local `npm start` server are unknown, and how to fix this. Empty if they are known
   * or the server is on another machine.
   */
  hint: string;
  /** Returns a client. Throws UsageError without a key. */
  client: () => Client;
  /** Like `client`, for commands that need a test key. Throws UsageError for a live key. */
  testClient: () => Client;
};

type Facts = { base_url?: string; api_key_test?: string; webhook_secret?: string; webhook_url?: string };

/**
 * Finds the key and secret in the environment. For a server that `npm start` runs on this machine, uses the test key
 * and secret that the server stored, and only with that server's URL.
 */
export async function findConnection(
  env: Record<string, string | undefined>,
  wanted: string | undefined,
): Promise<Connection> {
  const file = path.join(path.resolve(ROOT, env.DATA_DIR || ".data"), "demo.json");
  const written = ((await findJson(file)) ?? {}) as Facts;
  const baseUrl = wanted ?? (env.SURPLUS_BASE_URL || written.base_url) ?? DEFAULT_BASE_URL;
  if (!URL.canParse(baseUrl))
    throw new UsageError(`The base URL must be a web address such as ${DEFAULT_BASE_URL}.`);
  const isOwn =
    URL.canParse(written.base_url ?? "") && originOf(written.base_url ?? "") === originOf(baseUrl);
  const facts = isOwn ? written : {};
  const apiKey = env.SURPLUS_API_KEY || facts.api_key_test;
  const hint = isOwn || !isLocal(baseUrl) ? "" : hintOf(file, written.base_url);
  const client = () => connect(baseUrl, apiKey, hint);
  return {
    baseUrl,
    isLocal: isLocal(baseUrl),
    environment: apiKey?.startsWith("svc_live_") ? "live" : "test",
    webhookSecret: env.SURPLUS_WEBHOOK_SECRET || (facts.webhook_secret ?? null),
    webhookUrl: facts.webhook_url ?? null,
    hint,
    client,
    testClient: () => {
      if (!apiKey?.startsWith("svc_live_")) return client();
      throw new UsageError(
        "The sandbox works with a test key (svc_test_…) only. With a live key, events come from real customers and banks.",
      );
    },
  };
}

/** Suggests setting DATA_DIR, because the server may use a data folder that this shell does not know. */
function hintOf(file: string, found: string | undefined): string {
  const what = found ? `${file} belongs to the server at ${found}` : `There is no ${file}`;
  return `${what}. If your server was started with another DATA_DIR, set that DATA_DIR here.`;
}

function connect(baseUrl: string, apiKey: string | undefined, hint: string): Client {
  if (!apiKey)
    throw new UsageError(
      `There is no key for ${baseUrl}. Set SURPLUS_API_KEY to a key (portal: Settings, API keys), or run \`npm start\`. The test key of that server is found automatically.${hint && `\n${hint}`}`,
    );
  try {
    return createClient({ baseUrl, apiKey, userAgent: "surplus-cli" });
  } catch (error) {
    throw new UsageError((error as Error).message.replace("apiKey", "SURPLUS_API_KEY"));
  }
}

const isLocal = (address: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);

/** Returns a URL's origin. All names of this machine give the same origin. */
const originOf = (address: string) =>
  isLocal(address) ? `this machine:${new URL(address).port}` : new URL(address).origin;

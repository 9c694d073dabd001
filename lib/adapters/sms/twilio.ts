import type { Twilio } from "twilio";
import { env } from "@/lib/env";

const TIMEOUT_MS = 10_000;
const API = "https://api.twilio.com";

type Loaded = { client: Twilio; validateRequest: typeof import("twilio").validateRequest };
let loaded: Promise<Loaded> | null = null;

/** Twilio's library, which is large and only read where it is set up; it asks once and never again by itself. */
export function loadTwilio(): Promise<Loaded> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Loaded> {
  const { default: twilio } = await import("twilio");
  const { TWILIO_ACCOUNT_SID = "", TWILIO_AUTH_TOKEN = "", TWILIO_BASE_URL: elsewhere } = env();
  const httpClient = new twilio.RequestClient({ timeout: TIMEOUT_MS });
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (opts) => {
    const uri = elsewhere ? opts.uri.replace(API, elsewhere.replace(/\/$/, "")) : opts.uri;
    return request({ ...opts, uri, allowRedirects: false });
  };
  const client = twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, { httpClient });
  return { client, validateRequest: twilio.validateRequest };
}

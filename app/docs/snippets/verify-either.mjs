import { verifyWebhook } from "./verify.mjs";

// Both are set during a rotation; otherwise OTHER_SECRET is empty.
const secrets = [process.env.SECRET, process.env.OTHER_SECRET].filter(Boolean);

export const isOurs = (rawBody, headers) =>
  secrets.some((secret) => verifyWebhook(rawBody, headers, secret));

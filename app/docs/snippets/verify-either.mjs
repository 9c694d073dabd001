import { verifyWebhook } from "./verify.mjs";

// Two while a rotation is under way; otherwise the other is empty.
const secrets = [process.env.SECRET, process.env.OTHER_SECRET].filter(Boolean);

export const isOurs = (rawBody, headers) =>
  secrets.some((secret) => verifyWebhook(rawBody, headers, secret));

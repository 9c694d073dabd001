import { verifyWebhook } from "./verify.mjs";

// While a rotation is under way there are two; otherwise one, and the other is empty.
const secrets = [process.env.SECRET, process.env.OTHER_SECRET].filter(Boolean);

export const isOurs = (rawBody, headers) =>
  secrets.some((secret) => verifyWebhook(rawBody, headers, secret));

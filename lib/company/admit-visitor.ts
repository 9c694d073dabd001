import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { takeTokens } from "@/lib/store/write/key";

/** Calls a minute to one public link, and from one address to any link. */
const PER_LINK_MAX = 60;
const PER_ADDRESS_MAX = 240;

/** Counts a visit to a public link. `address` is a hash. Throws too_many. */
export async function admitVisitor(id: string, address: string): Promise<void> {
  const link = createHash("sha256").update(id).digest("base64url").slice(0, 22);
  const [byLink, byAddress] = await takeTokens(`link:${link}`, `address:${address}`);
  const retryAfterSeconds = Math.max(
    byLink.used > PER_LINK_MAX ? byLink.resetSeconds : 0,
    byAddress.used > PER_ADDRESS_MAX ? byAddress.resetSeconds : 0,
  );
  if (retryAfterSeconds === 0) return;
  throw new AppError("too_many", "Too many visits in a minute. Please wait a moment.", { retryAfterSeconds });
}

import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { isRequestId } from "@/lib/ids";
import { takeToken } from "@/lib/store/write/key";

/**
 * The maximum numbers of calls per minute, in this order:
 * - Visits to one link from one IP address. Lower than the next limit, so that one visitor who reloads a link does not
 *   lock out the customer.
 * - Visits to one link from all IP addresses.
 * - Withdrawals by one link.
 * - Visits and withdrawals from one IP address, over all links.
 */
const PER_LINK_AND_ADDRESS_MAX = 60;
const PER_LINK_MAX = 240;
const WITHDRAWALS_MAX = 20;
const PER_ADDRESS_MAX = 240;

/**
 * Counts a visit to a public link. `address` is a hash of the visitor's IP address. A link gets no counter if its id
 * cannot be valid, or if the visitor is over the limit of their IP address. Visits and withdrawals are counted
 * separately, so that frequent visits cannot block a withdrawal. Throws too_many.
 */
export async function admitVisitor(id: string, address: string, isWithdrawal = false): Promise<void> {
  await admit(`address:${address}`, PER_ADDRESS_MAX);
  if (!isRequestId(id)) return;
  const link = createHash("sha256").update(id).digest("base64url").slice(0, 22);
  if (isWithdrawal) return admit(`withdraw:${link}`, WITHDRAWALS_MAX);
  await admit(`link:${link}:${address}`, PER_LINK_AND_ADDRESS_MAX);
  await admit(`link:${link}`, PER_LINK_MAX);
}

async function admit(bucket: string, max: number): Promise<void> {
  const { used, resetSeconds } = await takeToken(bucket);
  if (used <= max) return;
  throw new AppError("too_many", "Too many visits in a minute. Please wait a moment.", {
    retryAfterSeconds: resetSeconds,
  });
}

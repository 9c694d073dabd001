import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { type Fields, findId } from "@/lib/adapters/upstream/fiskil/fields";
import { SANDBOX_INSTITUTION } from "@/lib/adapters/upstream/fiskil/settings";
import { UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";

/**
 * Refuses a whole pull when any of it comes from where it must not: in test from anything but the sandbox's bank, in live
 * from that one. The credentials alone decide which world answers, and no answer says so; this is how it is found out
 * that they were mixed up. Where a row must name its bank, one that names none is refused as well.
 */
export function refuseOtherInstitutions(
  { settings: { environment } }: Client,
  userRef: string,
  rows: readonly Fields[],
  mustBeNamed: boolean,
): void {
  for (const row of rows) {
    const institution = findId(row.institution_id);
    const isSandbox = institution === SANDBOX_INSTITUTION;
    const isWrong = environment === "test" ? !isSandbox : isSandbox;
    if (institution === undefined ? !(mustBeNamed && environment === "test") : !isWrong) continue;
    log().error({ upstream: "fiskil", environment, userRef }, "data of an institution of the other world");
    throw new UpstreamFault("pullData: an institution of the other world", false);
  }
}

import { Resolver } from "node:dns/promises";

const TRY_TIMEOUT_MS = 2_000;
const TRIES = 2;
const RECORDS_MAX = 100;

/** A function that returns the TXT records of a domain name. The parts of each record are joined. */
export type ReadTxt = (name: string) => Promise<string[]>;

/**
 * Reads the records from the name servers that this machine uses. Returns no records if the name has none or if the
 * name servers don't answer in time.
 */
export const readTxt: ReadTxt = async (name) => {
  const resolver = new Resolver({ timeout: TRY_TIMEOUT_MS, tries: TRIES });
  const records = await resolver.resolveTxt(name).catch(() => []);
  return records.slice(0, RECORDS_MAX).map((parts) => parts.join(""));
};

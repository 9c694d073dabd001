import { createHash } from "node:crypto";
import { generate } from "@/lib/sandbox/households/generate";
import { findHousehold } from "@/lib/sandbox/households/list";
import { askedOf } from "./look";

/**
 * Prints a digest of each given household's data on the given day. The test runs this in several processes and
 * compares the digests. If they differ, some of the data is random.
 */
const [asOf = "", ...ids] = process.argv.slice(2);
for (const id of ids) {
  const household = findHousehold(id);
  if (!household) throw new Error(`no persona is called ${id}`);
  const data = JSON.stringify(generate(askedOf(household, asOf)));
  console.log(createHash("sha256").update(data).digest("hex"));
}

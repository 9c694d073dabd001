// Creates two companies: one sends the flood, the other requests one PDF. Writes their test keys to BENCH_FILE.
import { writeFileSync } from "node:fs";
import { createCompany } from "@/lib/company/create-company";
import { rotateKey } from "@/lib/company/rotate-key";
import { closeStore, inCompany, pool } from "@/lib/store/client";

/** A number of calls per minute so large that the rate limit never applies. */
const NO_LIMIT = 1_000_000_000;

async function makeKey(name: string): Promise<string> {
  const owner = { name: "Owner", email: `${name}@bench.example`, password: "a long enough password" };
  const { companyId, userId } = await createCompany({ name, owner });
  await inCompany(companyId, (tx) =>
    tx.companySettings.updateMany({ where: { companyId }, data: { rateLimitPerMinute: NO_LIMIT } }),
  );
  return rotateKey(companyId, "test", { kind: "member", id: userId });
}

const facts = { flood: await makeKey("flood"), calm: await makeKey("calm") };
writeFileSync(process.env.BENCH_FILE ?? "", JSON.stringify(facts));
await closeStore();
await pool()
  .end()
  .catch(() => {});

import { randomBytes } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { generateSecret } from "otplib";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { createCompany } from "@/lib/company/create-company";
import { rotateKey } from "@/lib/company/rotate-key";
import { baseUrl } from "@/lib/env/env";
import { hashPassword } from "@/lib/identity/hash-password";
import { newId } from "@/lib/ids";
import { closeStore, db } from "@/lib/store/client";
import { findCredentials } from "@/lib/store/read/user";
import { sealSecret } from "@/lib/store/seal";
import { changeBrand } from "@/lib/store/write/brand";

// Creates the demo company of a first start: a sign-in for the portal and a test key, written to DEMO_FILE, which only
// its owner can read. If the company exists and only the file was lost, creates another company with its own owner.

const DEMO_EMAIL = "demo@surplus.example";
/** The operator of the local service, whose address `npm start` sets as OPERATOR_EMAILS. */
const OPERATOR_EMAIL = "operator@surplus.example";

async function seed(file: string): Promise<void> {
  const taken = await findCredentials(DEMO_EMAIL);
  const email = taken ? `demo-${randomBytes(3).toString("hex")}@surplus.example` : DEMO_EMAIL;
  const password = randomBytes(12).toString("base64url");
  const owner = { name: "Demo Owner", email, password };
  const { companyId, userId, secrets } = await createCompany({ name: "Harbour Lending Advisers", owner });
  const actor = { kind: "member", id: userId } as const;
  await changeBrand(
    companyId,
    {
      purpose: "To prepare your home loan application",
      contactEmail: "help@harbour.example",
      contactPhone: "+61 2 5550 0123",
    },
    actor,
    new Date(),
  );
  const apiKeyTest = await rotateKey(companyId, "test", actor);
  const apiKeyLive = await rotateKey(companyId, "live", actor);
  const webhookUrl = process.env.DEMO_WEBHOOK_URL ?? null;
  if (webhookUrl) await setWebhookUrl({ companyId, environment: "test" }, webhookUrl, actor);
  const facts = {
    base_url: baseUrl(),
    api_key_test: apiKeyTest,
    api_key_live: apiKeyLive,
    webhook_secret: secrets.test,
    webhook_url: webhookUrl,
    portal: { email, password },
    operator: await seedOperator(),
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Creates an operator with a password and an authenticator. Creates them again if only the file was lost. */
async function seedOperator() {
  const password = randomBytes(12).toString("base64url");
  const secret = generateSecret();
  const known = await findCredentials(OPERATOR_EMAIL);
  const id = known?.userId ?? newId("usr");
  const now = new Date();
  const proofs = {
    passwordHash: await hashPassword(password),
    emailConfirmedAt: now,
    totpSealed: sealSecret(`totp:${id}`, secret),
    totpAt: now,
    totpStep: 0,
  };
  const create = { id, email: OPERATOR_EMAIL, name: "Local Operator", ...proofs };
  await db().user.upsert({ where: { id }, create, update: proofs, select: { id: true } });
  return { email: OPERATOR_EMAIL, password, totp_secret: secret };
}

const file = process.env.DEMO_FILE;
if (!file) throw new Error("DEMO_FILE must name the file to write");
await seed(file);
await closeStore();

import { saveApplication } from "@/lib/company/application/save-application";
import { startApplication } from "@/lib/company/application/start-application";
import { tickCheck } from "@/lib/company/operator/tick-check";
import { ATTESTATIONS } from "@/lib/contract/application-form";
import { CHECKLIST } from "@/lib/rules/application/checks";
import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { findApplication } from "@/lib/store/read/application";
import type { TestOperator } from "@/tests/support/operator";

/** The answers of a complete application. The ABN and ACN are the examples that the registers publish. */
export const ANSWERS: Readonly<Record<string, string>> = {
  legal_name: "Harbour Lending Advisers Pty Ltd",
  entity_type: "company",
  abn: "53 004 085 616",
  acn: "004 085 616",
  address: "1 Example Street, Sydney NSW 2000",
  website: "https://harbour.example",
  licence_kind: "credit_licence",
  licence_number: "387025",
  adviser_class: "mortgage_broker",
  access_model: "trusted_adviser",
  purpose: "To prepare home loan applications.",
  customers: "People who ask us for a home loan.",
  volume: "under_500",
  storage: "In our document system, in Sydney.",
  access: "Brokers and their assistants, with a second factor.",
  retention: "Ninety days, then destroyed.",
  incident_contact: "Robin Example, 02 5550 0123",
  overseas: "no",
  applicant_name: "Robin Example",
  applicant_position: "Director",
  applicant_email: "robin@harbour.example",
  applicant_phone: "0491 570 156",
  privacy_name: "Kim Example",
  privacy_email: "privacy@harbour.example",
  technical_name: "Sam Example",
  technical_email: "it@harbour.example",
};
export const TICKED = ATTESTATIONS.map(({ name }) => name);

type Firm = { companyId: string; actor: Actor };
const BY = { userId: "usr_of_a_test", name: "Robin" };

export async function getApplication(companyId: string) {
  const found = await findApplication(companyId);
  if (!found) throw new Error("the company has no application");
  return found;
}

/** Creates and submits a complete application. Returns its id. */
export async function submit({ companyId, actor }: Firm, answers = ANSWERS): Promise<string> {
  const id = await startApplication(companyId, actor);
  const { version } = await getApplication(companyId);
  const input = { id, seenVersion: version, answers, ticked: TICKED, by: BY };
  await saveApplication(companyId, { input, sending: { trigger: "submit", message: null }, actor });
  return id;
}

/** The application's id and current version, as an operator who has just loaded its page would send them. */
export async function seenBy(companyId: string): Promise<{ applicationId: string; seenVersion: number }> {
  const { id, version } = await getApplication(companyId);
  return { applicationId: id, seenVersion: version };
}

export const SEEN = { note: "Looked up and found as stated.", link: null, file: null };

export async function tickAll(applicationId: string, operator: TestOperator): Promise<void> {
  for (const { item } of CHECKLIST) await tickCheck(applicationId, operator, { item, evidence: SEEN });
}

/** Returns the actions in a company's audit log, in order. */
export async function actionsOf(companyId: string): Promise<string[]> {
  const rows = await inCompany(companyId, (tx) =>
    tx.auditEntry.findMany({ where: { companyId }, orderBy: { seq: "asc" }, select: { action: true } }),
  );
  return rows.map(({ action }) => action);
}

import { anchorAudit, readAnchors, readOwnAnchors } from "@/lib/company/audit-anchors";
import { signAudit } from "@/lib/company/operator/sign-audit";
import { verifyAudit } from "@/lib/company/verify-audit";
import { verdictWords } from "@/lib/rules/audit-verdict";
import { listHeads } from "@/lib/store/read/audit";
import { listCompanies } from "@/lib/store/read/company";
import { auditKeyId } from "@/lib/store/write/audit";
import type { Command, Said, Say } from "./command";

const ANCHORS = "--anchors";

export const VERIFY_AUDIT: Command = {
  name: "verify-audit",
  help: [
    [
      "verify-audit [--anchors <file>]",
      "verifies every audit log, and compares it with anchors from an anchor file, the server’s log or an export",
    ],
  ],
  takes: ([flag, file, ...more]) =>
    more.length === 0 && (flag === undefined || (flag === ANCHORS && file !== undefined)),
  run: verify,
};

export const ANCHOR_AUDIT: Command = {
  name: "anchor-audit",
  help: [
    ["anchor-audit", "writes the last hash of each audit log to the server’s log and to AUDIT_ANCHOR_FILE"],
  ],
  takes: (rest) => rest.length === 0,
  run: async () => ({
    lines: [`The last hashes of ${await anchorAudit()} audit logs were written.`],
    code: 0,
  }),
};

export const SIGN_AUDIT: Command = {
  name: "sign-audit",
  help: [["sign-audit", "verifies and signs the last hashes of audit logs that are not signed yet"]],
  takes: (rest) => rest.length === 0,
  run: sign,
};

/**
 * Verifies each company's audit log and prints a line for each log. Includes a company whose log has no head (the
 * number and hash of the last entry). Also includes a company that occurs only in an anchor (a head stored outside the
 * database), because its whole log is missing.
 */
async function verify([, file]: readonly string[], say: Say): Promise<Said> {
  const refused: (string | undefined)[] = [];
  const anchors = await (file === undefined
    ? readOwnAnchors()
    : readAnchors(file, (key) => void refused.push(key)));
  for (const key of new Set(refused)) say(refusalWords(key));
  const companies = new Set([...anchors.keys(), ...(await listCompanies())]);
  for await (const { company_id: company } of listHeads()) companies.add(company);
  let broken = 0;
  for (const company of companies) {
    const verdict = await verifyAudit(company, anchors.get(company) ?? []);
    if (!verdict.intact) broken++;
    say(`${company}  ${verdictWords(verdict)}`);
  }
  const lines = [`${companies.size} audit logs, ${broken} of them broken.`];
  const isCompared = file === undefined || anchors.size > 0;
  if (!isCompared) lines.push(`No audit log was compared: ${file} has no anchor with our signature.`);
  return { lines, code: broken > 0 || !isCompared ? 1 : 0 };
}

/** Says why anchors were ignored. `key` is the id of the key that the anchors name; undefined if they name no key. */
function refusalWords(key: string | undefined): string {
  const ours = auditKeyId();
  return key === undefined || key === ours
    ? "Ignored an anchor that was changed: its signature is wrong."
    : `Ignored anchors signed with another AUDIT_KEY: the id of that key is ${key}, the id of ours is ${ours}.`;
}

async function sign(): Promise<Said> {
  const { signed, refused } = await signAudit();
  const lines = [
    `The last hashes of ${signed} audit logs were signed.`,
    ...refused.map((id) => `${id}  not signed: its audit log is broken.`),
  ];
  return { lines, code: refused.length > 0 ? 1 : 0 };
}

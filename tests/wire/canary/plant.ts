import { randomBytes } from "node:crypto";
import { findPreview } from "@/lib/analyse/find-preview";
import { sign } from "@/lib/sandbox/signature";
import type { Scope } from "@/lib/scope";
import { findSnapshotOf } from "@/lib/store/read/snapshot";
import { withClient } from "@/tests/support/connection";
import type { Firm } from "@/tests/wire/support/firm";
import { send, until } from "@/tests/wire/support/server";

/** A unique word, so that a match can only be the planted text. */
export const mark = (what: string): string => `canary-${what}-${randomBytes(6).toString("hex")}`;
const digits = (count: number): string =>
  Array.from(randomBytes(count), (byte) => String(byte % 10)).join("");

type Planted = { id: string; marks: string[] };

/** Creates a request with marked contact details and assessment inputs, whose customer consents as `household`. */
export async function plantRequest(
  firm: Firm,
  household: string,
  fields: Record<string, unknown>,
): Promise<Planted> {
  const email = `${mark("mail")}@example.com`;
  const phone = `+614${digits(8)}`;
  const [employer, lender, purpose] = [mark("employer"), mark("lender"), mark("purpose")];
  const assessment = {
    proposed_loan: { amount_cents: 3_500_000, term_months: 60, rate_percent: 8.49, purpose },
    declared: { debts: [{ class: "PERSONAL", lender, balance_cents: 90_000, repayment_cents: 20_000 }] },
    expected_employer: employer,
  };
  const answer = await firm.ask("POST", "/v1/requests", {
    body: { report_type: "affordability", ...fields, email, phone, assessment },
    headers: { "x-sandbox-household": household, "idempotency-key": randomBytes(8).toString("hex") },
  });
  const { id } = answer.json as { id: string };
  await firm.ask("POST", `/v1/sandbox/requests/${id}/consent`, { body: { outcome: "authorise" } });
  await until(
    () => firm.ask("GET", `/v1/requests/${id}`),
    ({ json }) => json.status === "ready" || json.stage === "awaiting_share",
  );
  return { id, marks: [email, phone, phone.slice(3), employer, lender, purpose] };
}

/** Sends a marked note on a figure through the form of the customer's page. */
export async function plantNote(scope: Scope, id: string): Promise<string[]> {
  const words = mark("note");
  const preview = await findPreview(scope, id);
  const target = preview?.document.expenses.groups[0]?.leaves[0]?.code ?? "";
  const form = new URLSearchParams({ target, kind: "OTHER", text: `It was for ${words}.` });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await send("POST", `/connect/${id}/note`, { raw: form.toString(), headers });
  if (answer.status !== 303) throw new Error(`the note was answered ${answer.status}`);
  return [words];
}

/** Sends marked text in parts of calls that must not be stored: URLs, queries, headers and refused bodies. */
export async function plantElsewhere(firm: Firm, id: string): Promise<string[]> {
  const marks = ["query", "header", "body", "path", "upstream", "signed", "key", "form"].map(mark);
  const [query, header, body, path, upstream, signed, key, form] = marks as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const account = `06200099${digits(8)}`;
  await firm.ask("GET", `/v1/requests?q=${query}`);
  await firm.ask("GET", `/v1/requests?cursor=${query}&status=${query}`);
  const refused = await firm.ask("POST", "/v1/requests", {
    body: { client_name: 7, report_type: body, email: body, phone: body },
    headers: { "x-request-id": "canary", "idempotency-key": randomBytes(8).toString("hex") },
  });
  if (refused.status !== 422 || !refused.text.includes(body)) throw new Error("the refusal echoes nothing");
  await firm.ask("POST", "/v1/requests", {
    raw: `{"client_name": "${body}`,
    headers: { "content-type": "application/json" },
  });
  await firm.ask("GET", "/v1/requests", {
    headers: { "x-request-id": `${header} of Ava`, "x-other": header, cookie: `a=${header}` },
  });
  await firm.ask("GET", `/v1/requests/${path}`);
  await firm.ask("PATCH", `/v1/requests/${id}?q=${path}`);
  await send("GET", `/v1/requests/${id}`, { key: key });
  await send("GET", `/connect/${path}`);
  await send("POST", `/connect/${id}/note`, {
    raw: new URLSearchParams({ target: form, kind: form, text: form }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  for (const [words, isSigned] of [
    [upstream, false],
    [signed, true],
  ] as const) {
    const raw = JSON.stringify({
      message_id: randomBytes(8).toString("hex"),
      data: {
        event: "banking.transactions.sync.completed",
        end_user_id: "usr_nobody",
        account,
        payee: words,
      },
      accounts: [{ number: account, holder: words }],
    });
    const signature = isSigned ? sign(Buffer.from(raw)) : "bad";
    const headers = { "content-type": "application/json", "x-sandbox-signature": signature };
    await send("POST", "/v1/webhooks/upstream", { raw, headers });
  }
  return [...marks, account];
}

/** Fetches the report in every format, as a firm does; returns the JSON. */
export async function download(firm: Firm, id: string): Promise<string> {
  const texts: string[] = [];
  for (const format of [
    "report",
    "report.html",
    "report.xml",
    "report.pdf",
    "report.pdf?parts=note",
    "report.xlsx",
    "report.csv",
    "lines.csv",
    "comparison.csv",
    "creditors.csv",
    "financial-statement.csv",
    "attributes",
    "transactions",
    "report?sections=summary,transactions",
    "statement.pdf?account=1",
  ]) {
    const answer = await firm.ask("GET", `/v1/requests/${id}/${format}`);
    if (answer.status !== 200) throw new Error(`${format} was answered ${answer.status}`);
    texts.push(answer.text);
  }
  return texts[0] ?? "";
}

/** Adjusts the first row of a report with a marked reason, and fetches the assessed copy in every format. */
export async function plantAdjustment(firm: Firm, id: string, report: string): Promise<string[]> {
  const words = mark("reason");
  const { transactions } = JSON.parse(report) as { transactions: { id: string }[] };
  const adjustment = {
    action: "EXCLUDE",
    target_kind: "TRANSACTION",
    target_id: transactions[0]?.id,
    reason: `It was for ${words}.`,
  };
  const body = { version: 0, adjustments: [adjustment] };
  const answers = [await firm.ask("PUT", `/v1/requests/${id}/adjustments`, { body })];
  for (const ending of ["", ".html", ".xml", ".pdf", ".xlsx", ".csv", "-lines.csv"])
    answers.push(await firm.ask("GET", `/v1/requests/${id}/assessed${ending}`));
  const [refused] = answers.filter(({ status }) => status !== 200);
  if (refused) throw new Error(`an adjustment or its copy was answered ${refused.status}`);
  return [words];
}

/** The shortest text, in characters, that is long enough to be unique. */
const WORDS_MIN = 12;
const REPORTED = new Set(["description", "masked_number", "holder", "counterparty"]);

/**
 * Returns the texts that the product received from the customer's bank, as fetched and as reported. They are account
 * numbers, the names of holders, and other texts of at least WORDS_MIN characters.
 */
export async function bankWords(
  scope: Scope,
  id: string,
  generation: number,
  report: string,
): Promise<string[]> {
  const snapshot = await findSnapshotOf(scope, id, generation);
  if (!snapshot) throw new Error("there is no snapshot to take canaries from");
  const { accounts, transactions, directDebits } = snapshot.data;
  // An eight-digit number may occur by coincidence, but not with its quotes or its BSB.
  const numbers = accounts.flatMap(({ bsb, accountNumber, maskedNumber }) =>
    accountNumber
      ? [`"${accountNumber}"`, `${bsb} ${accountNumber}`, `${bsb}${accountNumber}`]
      : [maskedNumber],
  );
  const rows = transactions.flatMap(({ description, reference, extendedData, transactionId }) => [
    description,
    reference,
    transactionId,
    extendedData?.payer,
    extendedData?.payee,
    extendedData?.nppPayload?.extendedDescription,
    extendedData?.x2p101Payload?.extendedDescription,
  ]);
  const debits = directDebits.map(({ authorisedEntity }) => authorisedEntity?.description);
  const holders = accounts.map(({ holderName }) => holderName);
  const long = [...rows, ...debits, ...textsIn(JSON.parse(report))].filter(
    (text) => (text?.length ?? 0) >= WORDS_MIN,
  );
  const all = [...numbers, ...holders, ...long].filter((text): text is string => Boolean(text));
  // Leaves out client names: the product keeps them on purpose, and other tests give their clients the names of sandbox
  // customers.
  const names = await clientNames();
  return [...new Set(all)].filter((text) => !names.has(text));
}

/** Collects the texts of the members named in REPORTED, at any depth. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === "string" && REPORTED.has(name) ? [each] : textsIn(each),
  );
}

async function clientNames(): Promise<Set<string>> {
  return withClient(process.env.OWNER_DATABASE_URL ?? "", async (client) => {
    const { rows } = await client.query<{ client_name: string }>("select distinct client_name from request");
    return new Set(rows.map(({ client_name }) => client_name));
  });
}

import { createPrivateKey, sign } from "node:crypto";
import type { AssessmentInput } from "@/lib/engine/assessment/input";
import type { ReportDocument } from "@/lib/engine/document";
import { renderCsv } from "@/lib/render/csv";
import { renderHtml } from "@/lib/render/html";
import { digestOf, renderJson, toCanonicalJson } from "@/lib/render/json";
import { renderLinesCsv } from "@/lib/render/lines-csv";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { renderXml } from "@/lib/render/xml";
import { danaAndEli } from "@/tests/households/dana-and-eli";
import { frank } from "@/tests/households/frank";
import { grace } from "@/tests/households/grace";
import { keith } from "@/tests/households/keith";
import { mia } from "@/tests/households/mia";
import { reportOf } from "@/tests/households/sheet";

const JOINT_ASSESSMENT: AssessmentInput = {
  hemMonthlyCents: 412_000,
  household: { adults: 2, children: 2 },
  proposedLoan: { amountCents: 3_500_000, termMonths: 60, rate: 0.0849, purpose: "Used car" },
  declared: {
    income: [{ type: "inc.salary", monthlyCents: 1_100_000 }],
    expenses: [
      { lixi: "Groceries", monthlyCents: 140_000 },
      { lixi: "Childcare", monthlyCents: 80_000 },
    ],
    debts: [
      { class: "MORTGAGE", lender: null, balanceCents: 52_000_000, repaymentCents: 310_000 },
      { class: "CAR", lender: "Ironbark Finance", balanceCents: 900_000, repaymentCents: 35_000 },
    ],
  },
  expectedEmployer: "Harbour Logistics Pty Ltd",
};

/**
 * Five reports that together have every part a report can have. The files of each are stored in a folder with its name.
 */
const HOUSEHOLDS: Readonly<Record<string, () => ReportDocument>> = {
  /** A couple with a joint account, a home loan and a card, assessed with the firm's inputs. */
  joint: () => reportOf(danaAndEli, { assessment: JOINT_ASSESSMENT }),
  /** Four lenders whose accounts were not shared, a dishonoured repayment, and two notes by the customer. */
  trouble: () =>
    reportOf(frank, {
      customerNotes: [
        {
          target: "dbt.bnpl",
          kind: "WILL_STOP",
          text: "Paid off in August.",
          at: "2026-07-01T08:30:00+10:00",
        },
        { target: "foo.groceries", kind: "ONE_OFF", text: null, at: "2026-07-01T08:31:00+10:00" },
      ],
    }),
  /** An expense summary, which has no assessment. */
  summary: () =>
    reportOf(keith, {
      reportType: "expense_summary",
      request: requestOf("Ngaire Māori-Nguyễn", "FILE-7/2026"),
    }),
  /** An insight report, which shows no individual payments. */
  insight: () => reportOf(grace, { profile: "insight" }),
  /** The report after a refresh, from very little data. */
  superseding: () =>
    reportOf(mia, {
      verification: {
        id: "SIQ-7Q4M2K9XW0CR",
        url: "https://example.test/verify/SIQ-7Q4M2K9XW0CR",
        supersedes: "SIQ-3H8N1J6WT9BD",
      },
      consent: {
        type: "ongoing",
        givenAt: "2026-01-10T08:00:00+11:00",
        expiresAt: "2027-01-10T08:00:00+11:00",
        institutions: ["Bluegum Bank"],
      },
    }),
};

function requestOf(clientName: string, clientRef: string): ReportDocument["request"] {
  return { ...reportOf(keith).request, clientName, clientRef, periodLabel: "FY2026" };
}

export const GOLDEN_NAMES = Object.keys(HOUSEHOLDS);
export const GOLDEN_FILES = [
  "report.json",
  "report.xml",
  "report.html",
  "report.csv",
  "lines.csv",
  "report.pdf",
];
export const GOLDEN_FOLDER = "tests/render/golden";

/** The published key of RFC 8037's appendix, so that the signature is the same on every machine. */
const KEY = createPrivateKey({
  format: "jwk",
  key: {
    kty: "OKP",
    crv: "Ed25519",
    d: "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A",
    x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
  },
});
const KEY_ID = "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k";

const base64url = (text: string | Buffer) => Buffer.from(text).toString("base64url");

function integrityOf(document: ReportDocument) {
  const digestSha256 = digestOf(toCanonicalJson(document));
  const signed = `${base64url(JSON.stringify({ alg: "EdDSA", kid: KEY_ID, typ: "JOSE" }))}.${base64url(digestSha256)}`;
  return {
    digestSha256,
    signatureJws: `${signed}.${base64url(sign(null, Buffer.from(signed), KEY))}`,
    keyId: KEY_ID,
  };
}

/** Renders the golden report with this name in every format. Returns the bytes as served, by file name. */
export async function makeGolden(name: string): Promise<Record<string, Buffer>> {
  const make = HOUSEHOLDS[name];
  if (!make) throw new RangeError(`there is no golden report ${name}`);
  const document = make();
  const integrity = integrityOf(document);
  return {
    "report.json": Buffer.from(renderJson(document, integrity)),
    "report.xml": Buffer.from(renderXml(document, integrity)),
    "report.html": Buffer.from(await renderHtml(document, integrity)),
    "report.csv": Buffer.from(renderCsv(document)),
    "lines.csv": Buffer.from(renderLinesCsv(document)),
    "report.pdf": await renderPdfBytes(document, integrity),
  };
}

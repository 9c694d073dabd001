import { createPrivateKey, sign } from "node:crypto";
import { REQUEST_EXAMPLE } from "@/lib/contract/operations/request-examples";
import { PublicKeysOperation } from "@/lib/contract/operations/status";
import { parseDay } from "@/lib/engine/calendar/day";
import { buildReport } from "@/lib/engine/report";
import { baseUrl } from "@/lib/env/env";
import { digestOf, renderJson, toCanonicalJson } from "@/lib/render/json";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { joan } from "@/lib/sandbox/households/people/joan";

const DAY = "2026-11-02";
const TIME = `${DAY}T12:18:52+11:00`;
/** The months of data in the example: enough for every part of a report, but the file stays short. */
const MONTHS = 3;

/** The published key of RFC 8037's appendix, so the example's signature can be checked but proves nothing. */
const EXAMPLE_KEY = createPrivateKey({
  format: "jwk",
  key: {
    kty: "OKP",
    crv: "Ed25519",
    d: "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A",
    x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
  },
});

let made: string | undefined;

/**
 * Returns a whole report of a test persona, as the API returns it. It is the same every day, and created once per
 * process.
 */
export function exampleReport(): string {
  made ??= make();
  return made;
}

function make(): string {
  const [bank] = BANKS.filter(({ id }) => id === joan.homeBank);
  if (!bank) throw new Error("The example's persona has no bank.");
  const { verification_id: number, report_type: reportType } = REQUEST_EXAMPLE;
  const document = buildReport({
    data: generate({ household: joan, bank, asOf: parseDay(DAY), months: MONTHS }),
    reportType: reportType === "affordability" ? "affordability" : "expense_summary",
    profile: "full",
    verification: { id: number, url: `${baseUrl()}/verify/${number}`, supersedes: null },
    request: {
      clientName: joan.person,
      clientRef: REQUEST_EXAMPLE.client_ref,
      periodLabel: REQUEST_EXAMPLE.period_label,
      environment: "test",
      companyName: "Harbour Lending Advisers",
    },
    consent: { type: "ongoing", givenAt: TIME, expiresAt: null, institutions: [bank.name] },
    generatedAt: TIME,
    dataAsAt: TIME,
    assumptions: null,
    customerNotes: [],
  });
  const digestSha256 = digestOf(toCanonicalJson(document));
  return renderJson(document, { digestSha256, ...signExample(digestSha256) });
}

const toBase64Url = (text: string | Buffer) => Buffer.from(text).toString("base64url");

function signExample(digest: string): { signatureJws: string; keyId: string } {
  const { answer } = PublicKeysOperation;
  const { keys } = ("example" in answer ? answer.example : {}) as { keys?: { kid: string }[] };
  const keyId = keys?.[0]?.kid ?? "";
  const signed = `${toBase64Url(JSON.stringify({ alg: "EdDSA", kid: keyId, typ: "JOSE" }))}.${toBase64Url(digest)}`;
  return { signatureJws: `${signed}.${toBase64Url(sign(null, Buffer.from(signed), EXAMPLE_KEY))}`, keyId };
}

import { describe, expect, test } from "vitest";
import {
  ApplicationDraft,
  CheckEvidenceFields,
  listFaults,
  Message,
  Reason,
} from "@/lib/contract/application";
import { FORM_FIELDS } from "@/lib/contract/application-form";
import { ANSWERS, TICKED } from "@/tests/support/application";

const faultsOf = (changed: Record<string, string>, ticked: readonly string[] = TICKED) =>
  Object.fromEntries(
    listFaults({ ...ANSWERS, ...changed }, ticked).map(({ loc, msg }) => [String(loc.at(-1)), msg]),
  );

describe("a submitted application", () => {
  test("has no errors if it is complete", () => {
    expect(faultsOf({})).toEqual({});
  });

  test("has an error for every missing field and every missing attestation", () => {
    const faults = listFaults({}, []);
    const needed = FORM_FIELDS.filter(
      ({ optional, label }) => !optional && !/\b(if|unless)\b/i.test(label),
    ).length;
    expect(faults).toHaveLength(needed + TICKED.length);
  });

  test("is refused if a number's check digits or length are wrong", () => {
    expect(Object.keys(faultsOf({ abn: "51 824 753 557" }))).toEqual(["abn"]);
    expect(Object.keys(faultsOf({ acn: "004 085 617" }))).toEqual(["acn"]);
    expect(Object.keys(faultsOf({ acn: "" }))).toEqual(["acn"]);
    expect(Object.keys(faultsOf({ licence_number: "12345" }))).toEqual(["licence_number"]);
    expect(Object.keys(faultsOf({ applicant_phone: "12" }))).toEqual(["applicant_phone"]);
    expect(Object.keys(faultsOf({ website: "http://harbour.example" }))).toEqual(["website"]);
    expect(Object.keys(faultsOf({ privacy_email: "unlisted" }))).toEqual(["privacy_email"]);
    expect(Object.keys(faultsOf({ volume: "a lot" }))).toEqual(["volume"]);
  });

  test("must have the fields that its answers make necessary", () => {
    expect(Object.keys(faultsOf({ licence_kind: "representative", licence_number: "001234567" }))).toEqual([
      "principal",
    ]);
    expect(Object.keys(faultsOf({ licence_kind: "exempt", licence_number: "" }))).toEqual(["exempt_reason"]);
    expect(Object.keys(faultsOf({ adviser_class: "other" }))).toEqual(["adviser_other"]);
    expect(Object.keys(faultsOf({ overseas: "yes" }))).toEqual(["overseas_where"]);
    expect(Object.keys(faultsOf({ entity_type: "sole_trader", acn: "" }))).toEqual([]);
  });

  test("cannot ask for full reports if it is from a lender, because only trusted advisers may get full reports", () => {
    expect(faultsOf({ adviser_class: "lender" })).toHaveProperty("access_model");
    expect(faultsOf({ adviser_class: "lender", access_model: "insight" })).toEqual({});
  });
});

describe("a draft of an application", () => {
  test("may be incomplete and invalid, has its numbers formatted as in the register, and loses unknown fields", () => {
    const sent = { abn: "51824753556", acn: "12", licence_number: "387 025", is_admin: "yes" };
    expect(ApplicationDraft.parse(sent)).toEqual({
      abn: "51 824 753 556",
      acn: "12",
      licence_number: "387025",
    });
  });

  test("is refused if a value is too long or cannot be stored", () => {
    expect(ApplicationDraft.safeParse({ legal_name: "x".repeat(201) }).success).toBe(false);
    expect(ApplicationDraft.safeParse({ purpose: "a\0b" }).success).toBe(false);
  });
});

const HIDDEN = ["a\u202eb", "a\u2066b", "a\u200bb", "a\u001bb", "a\u0085b", "a\u2028b"];

describe("text of an applicant or operator", () => {
  test("is refused if it has hidden characters, in every field", () => {
    for (const text of HIDDEN) {
      expect(Message.safeParse({ body: text }).success, JSON.stringify(text)).toBe(false);
      expect(Reason.safeParse({ reason: text }).success).toBe(false);
      expect(CheckEvidenceFields.safeParse({ note: text }).success).toBe(false);
      for (const { name } of FORM_FIELDS)
        expect(ApplicationDraft.safeParse({ [name]: text }).success, name).toBe(false);
    }
  });

  test("may have lines, joiners and marks of scripts, where it may have several lines", () => {
    const body = "Two lines,\r\n\tone indented: 👩‍💻 نمی‌خواهم é";
    expect(Message.parse({ body }).body).toBe(body);
    for (const { name, kind } of FORM_FIELDS)
      expect(ApplicationDraft.safeParse({ [name]: "a\nb" }).success, name).toBe(kind === "prose");
  });
});

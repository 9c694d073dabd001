import { expect, test } from "vitest";
import { asAgreed, type Disclosure, type Offering, toTerms } from "@/lib/rules/terms";

const firm = (disclosure: Disclosure | null): Offering => ({
  brand: { displayName: "Harbour", purpose: null },
  settings: { shareMode: "automatic", documentProfile: "full", retentionDays: 90 },
  disclosure,
});
const insight: Disclosure = { kind: "insight", adviserClass: "lender", confirmedBy: "usr_1" };
const adviser: Disclosure = {
  kind: "trusted_adviser",
  adviserClass: "mortgage_broker",
  confirmedBy: "usr_1",
};
const profileOf = (company: Offering) => company.settings.documentProfile;

test("asAgreed returns an insight report in live if the firm is approved only for insights, even if its settings say full reports", () => {
  expect(profileOf(asAgreed(firm(insight), null, "live"))).toBe("insight");
});

test("asAgreed returns an insight report in live if the firm is approved only for insights, even if the customer's terms say full reports", () => {
  const terms = toTerms(firm(null), null, "live");
  expect(terms.documentProfile).toBe("full");
  expect(profileOf(asAgreed(firm(insight), terms, "live"))).toBe("insight");
});

test("asAgreed changes nothing in test, for trusted advisers, or for firms without a recorded access model", () => {
  expect(profileOf(asAgreed(firm(insight), null, "test"))).toBe("full");
  expect(profileOf(asAgreed(firm(adviser), null, "live"))).toBe("full");
  expect(profileOf(asAgreed(firm(null), null, "live"))).toBe("full");
});

test("toTerms stores how live data is disclosed, and omits it in test", () => {
  expect(toTerms(firm(adviser), null, "live").disclosure).toEqual(adviser);
  expect(toTerms(firm(adviser), null, "test")).not.toHaveProperty("disclosure");
});

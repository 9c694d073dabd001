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

test("asAgreed gives a firm approved for insights an insight in live, whatever its settings say", () => {
  expect(profileOf(asAgreed(firm(insight), null, "live"))).toBe("insight");
});

test("asAgreed gives it an insight in live also where the customer's terms say whole reports", () => {
  const terms = toTerms(firm(null), null, "live");
  expect(terms.documentProfile).toBe("full");
  expect(profileOf(asAgreed(firm(insight), terms, "live"))).toBe("insight");
});

test("asAgreed leaves test, trusted advisers and firms without a recorded model as they are", () => {
  expect(profileOf(asAgreed(firm(insight), null, "test"))).toBe("full");
  expect(profileOf(asAgreed(firm(adviser), null, "live"))).toBe("full");
  expect(profileOf(asAgreed(firm(null), null, "live"))).toBe("full");
});

test("toTerms keeps with the terms how live data is disclosed, and says nothing of it in test", () => {
  expect(toTerms(firm(adviser), null, "live").disclosure).toEqual(adviser);
  expect(toTerms(firm(adviser), null, "test")).not.toHaveProperty("disclosure");
});

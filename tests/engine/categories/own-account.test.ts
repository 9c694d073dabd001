import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

function codesOf(description: string, names: readonly string[] = []) {
  return (["-300.00", "300.00"] as const).map((amount) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    for (const displayName of names)
      home.account(displayName, "TRANS_AND_SAVINGS_ACCOUNTS", "10.00", { displayName });
    const type = amount.startsWith("-") ? "TRANSFER_OUTGOING" : "TRANSFER_INCOMING";
    return home.row("everyday", "2026-03-02", amount, description, { type }).report().transactions[0]?.code;
  });
}

describe("transfers to and from the customer's own unshared account", () => {
  it.each([
    "Transfer to my ING account",
    "OSKO PAYMENT TO SELF UBANK",
    "INTERNET TRANSFER TO OWN DDA",
    "LINKED ACC TRNS MS T WARBRICK",
    "Internet Withdrawal 12Jun Own ANZ Plus",
    "ONLINE O8812 TO MY UP BANK",
    "Cover from Groceries",
    "Transfer to Holiday Fund",
    "Forward to Pet Fund",
    "Transfer to ubank Save account",
    "Transfer to 2Up Spending",
  ])("are recognised by the wording of banks and customers: %s", (description) => {
    expect(codesOf(description)).toEqual(["trf.own_unshared", "crd.own_transfer"]);
  });

  it.each(["WITHDRAWAL MOBILE 6949911 TFR Westpac Lif", "TFR Westpac Cho", "Transfer to Westpac Choice"])(
    "are recognised by the name of an account in the report, even if it is truncated within a word: %s",
    (description) => {
      expect(codesOf(description, ["Westpac Life", "Westpac Choice"])).toEqual([
        "trf.own_unshared",
        "crd.own_transfer",
      ]);
    },
  );

  it("include spare change from rounded-up purchases", () => {
    expect(codesOf("Round Up to Goal Saver")[0]).toBe("fin.saving");
  });

  it.each([
    ["TRANSFER TO MY DENTIST", "trf.own_unshared"],
    ["PAYMENT TO HOLIDAY INN", "trf.own_unshared"],
    ["TRANSFER TO MY HOME LOAN", "trf.own_unshared"],
  ])("are not assumed for %s", (description, code) => {
    expect(codesOf(description)[0]).not.toBe(code);
  });
});

it("transfers between two accounts of the report are paired if truncated product names name the accounts", () => {
  const codes = new Household()
    .account("choice", "TRANS_AND_SAVINGS_ACCOUNTS", "10.00", { displayName: "Westpac Choice" })
    .account("life", "TRANS_AND_SAVINGS_ACCOUNTS", "10.00", { displayName: "Westpac Life" })
    .row("choice", "2026-03-02", "-200.00", "WITHDRAWAL MOBILE 6949911 TFR Westpac Lif")
    .row("life", "2026-03-02", "200.00", "DEPOSIT ONLINE 5112923 TFR Westpac Cho")
    .report()
    .transactions.map(({ code }) => code);
  expect(codes.sort()).toEqual(["crd.own_transfer", "trf.own_matched"]);
});

it.each([
  "Petros Antoniou",
  "Thandiwe Nkosana",
  "Oluwaseun Adeyemi",
  "Ngaire Tawhiri",
  "Xiuying Zhao",
  "John Smith",
])("a transfer to a person is a transfer to an individual, whether or not the name is listed: %s", (name) => {
  expect(codesOf(`Transfer to ${name}`)[0]).toBe("trf.person");
});

describe("a firm that prints the customer's name after its own", () => {
  const paid = (description: string) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(14, "2025-07-03", "2026-06-18", (on) => home.row("everyday", on, "1453.83", description));
    return [...new Set(home.report().transactions.map(({ code }) => code))];
  };

  it.each([
    "DIRECT CREDIT BRIGHTLEA FOODS J CITIZEN 88123",
    "DEPOSIT BRIGHTLEA FOODS PTY LTD JORDAN CITIZEN",
    "DIRECT CREDIT BRIGHTLEA HEALTH CITIZEN J",
    "GRAINCORP OPERATIONS LTD",
    "TRANSFER FROM RACING VICTORIA PTY LTD",
  ])("is an employer: %s", (description) => {
    expect(paid(description)).toEqual(["inc.salary.regular"]);
  });

  it("is not taken for the customer when it debits money", () => {
    expect(codesOf("DIRECT DEBIT BRIGHTLEA COLLEGE J CITIZEN")[0]).not.toBe("trf.own_unshared");
  });

  it.each(["TRANSFER FROM JORDAN CITIZEN", "INTERNET TRANSFER FROM ING BANK J CITIZEN"])(
    "is not confused with a transfer in the customer's name: %s",
    (description) => {
      expect(paid(description)).toEqual(["crd.own_transfer"]);
    },
  );
});

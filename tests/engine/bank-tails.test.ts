import { describe, expect, it } from "vitest";
import { readRow } from "@/tests/engine/household";

const rowOf = (description: string, type: string, amount = "-31.20") => readRow(description, amount, type);

describe("a bank's words around a name", () => {
  it.each([
    ["DR ZORRIN GYM 88120034", "DIRECT_DEBIT", "Zorrin Gym"],
    ["Dir Dbt-ZORRIN GYM 88120034", "DIRECT_DEBIT", "Zorrin Gym"],
    ["ZORRIN VEXLEY DIRECT DEBIT", "DIRECT_DEBIT", "Zorrin Vexley"],
    [
      "CARD PURCHASE ZORRIN, COBURG AUS, RETAIL PURCHASE 25/07, CARD NUMBER 47884xxxxxx1",
      "PAYMENT",
      "Zorrin",
    ],
    ["Visa Purchase - ZORRIN GYM MARYLAND AU Ref 67260783", "PAYMENT", "Zorrin Gym"],
    ["VISA O/S ZORRIN GYM SINGAPORE USD 59.50", "PAYMENT", "Zorrin Gym"],
  ])("are not part of the name: %s", (description, type, name) => {
    expect(rowOf(description, type)?.name).toBe(name);
  });

  it.each([
    ["Osko Payment Sent - Mira Solberg bday", "-31.20", "trf.person"],
    ["Osko Payment Received - Mira Solberg bday", "31.20", "crd.person"],
  ])("give the direction of a payment: %s", (description, amount, code) => {
    const type = amount.startsWith("-") ? "TRANSFER_OUTGOING" : "TRANSFER_INCOMING";
    expect(rowOf(description, type, amount)).toMatchObject({ name: "Mira Solberg", code });
  });

  it("do not include a doctor's title in a purchase", () => {
    expect(rowOf("DR ZORRIN SOLBERG", "PAYMENT", "-90.00")?.code).toBe("hea.medical");
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import type { BankFile } from "./bank-data";
import { makeReport } from "./make-report";

/** One statement line with its category. `acceptable` lists further categories that are also right. */
export type Line = {
  id: string;
  description: string;
  amount: string;
  type: string;
  mcc: string;
  billerCode: string;
  merchantName: string;
  accountKind: string;
  expected: string;
  acceptable: string[];
  difficulty: string;
  bank: string;
  source: string;
};
export type Answer = { code: string; confidence: number; layer: string };

/** Every line is judged as a line of this customer's account. Some lines contain this name. */
const CLIENT = "Imogen Castellanos";
const DAY = "2026-09-16";
const COLUMNS = 13;

/**
 * The files of lines. The first is the original set. Each of the others was written after the rules had been tuned on
 * the earlier files.
 */
export const LINE_FILES = [
  "lines.tsv",
  "lines-further.tsv",
  "lines-third.tsv",
  "lines-fourth.tsv",
  "lines-fifth.tsv",
  "lines-sixth.tsv",
] as const;

export function readLines(name: (typeof LINE_FILES)[number]): Line[] {
  const file = path.join(import.meta.dirname, name);
  const rows = readFileSync(file, "utf8").trimEnd().split("\n").slice(1);
  return rows.map((row) => {
    const cells = row.split("\t");
    if (cells.length !== COLUMNS) throw new Error(`${cells[0]} has ${cells.length} columns`);
    const [id, description, amount, type, mcc, billerCode, merchantName, accountKind] = cells;
    const [expected, acceptable, difficulty, bank, source] = cells.slice(8);
    return {
      id,
      description,
      amount,
      type,
      mcc,
      billerCode,
      merchantName,
      accountKind,
      expected,
      acceptable: acceptable === "" ? [] : acceptable?.split(","),
      difficulty,
      bank,
      source,
    } as Line;
  });
}

/** A bank file with only this line, in one account of the line's kind. */
export function toBankFile(line: Line): BankFile {
  const isBusiness = line.accountKind === "BUSINESS";
  const isCard = line.accountKind === "CRED_AND_CHRG_CARDS";
  return {
    accounts: [
      {
        accountId: "a1",
        displayName: isBusiness ? "Business Account" : isCard ? "Credit Card" : "Everyday Account",
        productCategory: isBusiness ? "TRANS_AND_SAVINGS_ACCOUNTS" : line.accountKind,
        productName: isBusiness ? "Business Transaction Account" : isCard ? "Low Rate Card" : "Everyday",
        accountOwnership: "ONE_PARTY",
        openStatus: "OPEN",
        isOwned: true,
        maskedNumber: "xxxx4471",
        institutionName: "Example Bank",
        holderName: CLIENT,
      },
    ],
    balances: [{ accountId: "a1", currentBalance: "800.00", availableBalance: "800.00" }],
    transactions: [
      {
        accountId: "a1",
        transactionId: line.id,
        amount: line.amount,
        description: line.description,
        type: line.type,
        status: "POSTED",
        postingDateTime: `${DAY}T10:00:00+10:00`,
        reference: "",
        isDetailAvailable: false,
        ...(line.mcc && { merchantCategoryCode: line.mcc }),
        ...(line.billerCode && { billerCode: line.billerCode }),
        ...(line.merchantName && { merchantName: line.merchantName }),
      },
    ],
    direct_debits: [],
    scheduled_payments: [],
  };
}

export function answerLine(line: Line): Answer {
  const [row] = makeReport(toBankFile(line), CLIENT, "2026-09-17").transactions;
  if (row === undefined) throw new Error(`${line.id} is not in its report`);
  return { code: row.code, confidence: row.decision.confidence, layer: row.decision.layer };
}

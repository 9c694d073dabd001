import { declare } from "@/lib/contract/operation";
import { CSV_TYPE } from "@/lib/contract/operations/reports";

export const CreditorsCsvOperation = declare({
  id: "getCreditorsCsv",
  method: "GET",
  path: "/v1/requests/{id}/creditors.csv",
  tag: "Reports",
  summary: "Get the creditor schedule as CSV",
  description:
    "One line for each debt, for financial counsellors. It gives the creditor, class, balance, arrears, instalment, amounts charged and paid, hardship, the last payment and the customer's own share. It also says whether the balance is stated or estimated. Amounts are dollars, empty if unknown. In an insight report, the day of a payment is empty.",
  auth: "key",
  isFile: true,
  answer: {
    status: 200,
    description: "The creditor schedule.",
    mediaType: CSV_TYPE,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: ["not_ready", "gone"],
});

export const FinancialStatementCsvOperation = declare({
  id: "getFinancialStatementCsv",
  method: "GET",
  path: "/v1/requests/{id}/financial-statement.csv",
  tag: "Reports",
  summary: "Get the financial statement as CSV",
  description:
    "The lines of a family court's financial statement: weekly gross and net income, weekly expenses, assets and liabilities. Each line has the whole amount and the customer's own share. Amounts are dollars, empty if unknown.",
  auth: "key",
  isFile: true,
  answer: {
    status: 200,
    description: "The financial statement.",
    mediaType: CSV_TYPE,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: ["not_ready", "gone"],
});

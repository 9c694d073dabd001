import type { FetchedReport } from "@/lib/documents/fetch-report";
import { AppError } from "@/lib/errors";
import { renderStatementPdf } from "@/lib/render/pdf/statement-pdf";
import type { Scope } from "@/lib/scope";
import { findSnapshotOf } from "@/lib/store/read/snapshot";

/**
 * The format name of one account's statement. The number is the account's index in the report's `accounts`, from 0.
 */
export type StatementFormat = `statement-pdf-${number}`;

/** Reports whether the format is an account's statement. Does not check that the report has that account. */
export const isStatement = (format: string): format is StatementFormat => format.startsWith("statement-pdf-");

type StatementJob = { scope: Scope; requestId: string; format: StatementFormat };

/** The format name of the statement of the account with this number (the first account is 1). */
export const statementOf = (accountNumber: number): StatementFormat => `statement-pdf-${accountNumber - 1}`;

/**
 * Renders the statement of an account of the report. The branch number comes from the bank data, because the report
 * does not contain it. Throws `conflict` for an insight report, and `invalid`, naming the existing numbers, for an
 * account that is not in the report.
 */
export async function renderStatement(
  { scope, requestId, format }: StatementJob,
  { request, document, integrity }: FetchedReport,
): Promise<Uint8Array<ArrayBuffer>> {
  const position = Number(format.slice("statement-pdf-".length));
  const account = getAccount(document, position);
  const snapshot = await findSnapshotOf(scope, requestId, request.generation);
  const shared = snapshot?.data.accounts.find(({ accountId }) => accountId === account.id);
  const bytes = await renderStatementPdf(document, integrity, { position, bsb: shared?.bsb ?? null });
  if (!bytes) throw noAccount(position + 1, document.accounts.length);
  return new Uint8Array(bytes);
}

/**
 * The account of a statement, by its index from 0. Throws `conflict` for an insight report, and `invalid` for an
 * account that is not in the report.
 */
export function getAccount(document: FetchedReport["document"], position: number) {
  if (document.profile === "insight") {
    const message = "An insight report contains no transactions, so the statement is not available.";
    throw new AppError("conflict", message);
  }
  const account = document.accounts[position];
  if (!account) throw noAccount(position + 1, document.accounts.length);
  return account;
}

/** The error for an account number that is not in the report; it names the existing numbers. */
export function noAccount(number: number, count: number): AppError {
  const error =
    count === 0
      ? "the report has no accounts"
      : `the report has ${count} ${count === 1 ? "account: give 1" : `accounts: give a number from 1 to ${count}`}`;
  const field = {
    type: "value_error",
    loc: ["query", "account"],
    msg: `Value error, ${error}`,
    input: String(number),
    ctx: { error: {} },
  };
  return new AppError("invalid", "The request is not valid.", { fields: [field] });
}

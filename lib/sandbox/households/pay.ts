// Short functions that describe incoming and outgoing payments.
import type { Flow, Frequency } from "./types";

type More = Pick<Flow, "spreadCents" | "skips" | "note">;
type Payment = Pick<Flow, "id" | "category" | "party" | "account" | "when"> & { cents: number };
type Income = Omit<Flow, "channel"> & { frequency: Frequency };

const income =
  (channel: Flow["channel"]) =>
  (row: Income): Flow => ({ ...row, channel });

/** Wages that an employer pays through its payroll. */
export const salary = income("salary");
/** Pensions, family payments and other government benefits. */
export const benefit = income("benefit");
/** Income paid by direct entry: by funds, registries, agents and firms that pay invoices. */
export const deposit = income("direct_credit");
/** Income paid by PayID, with a note. */
export const fastPayment = income("osko_in");
/** A credit that is not income, although it may look like income. */
export function windfall(flow: Payment & More & { channel?: Flow["channel"] }): Flow {
  return { channel: "direct_credit", ...flow };
}

/** A payment to a person by PayID; the amount is positive. */
export function sendTo({
  cents,
  ...rest
}: Payment & { note: string } & Pick<Flow, "spreadCents" | "skips">): Flow {
  return { ...rest, channel: "osko_out", cents: -cents };
}

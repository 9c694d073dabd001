import type { CodedStream } from "@/lib/engine/expenses/list-expense-streams";
import type { Entry } from "@/lib/engine/ledger";

/** One lender with all its payments, advances and dishonoured payments. */
export type Lender = {
  code: string;
  name: string;
  /** True if no row has the name of a listed lender. */
  isGeneric: boolean;
  note: string | null;
  entries: Entry[];
  missed: Entry[];
  streams: CodedStream[];
};

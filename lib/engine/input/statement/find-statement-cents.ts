import { type Cents, cents, findCents } from "@/lib/engine/money";

/** An amount as a statement prints it. `isSigned` is true if the text itself shows the direction. */
type StatementAmount = { cents: Cents; isSigned: boolean };

const LENGTH_MAX = 40;
const MARKS = /^(?:AUD|A\$|\$)|(?:AUD)$/;
const DIRECTION = /(?:DR|CR|OD|D|C)$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * Reads "$1,234.50", "-12", "(12.50)", "12.50 DR", "12.50-", ".50" into cents; null if it is none of these. A comma
 * is only allowed between thousands, so that "12,50" is refused rather than read as twelve hundred and fifty.
 */
export function findStatementCents(text: string): StatementAmount | null {
  if (text.length > LENGTH_MAX) return null;
  let rest = text
    .replace(/[\s\u00a0'’]/g, "")
    .replace(/[−–—]/g, "-")
    .toUpperCase();
  let sign = 1;
  let isSigned = false;
  const turn = (direction: 1 | -1) => {
    sign *= direction;
    isSigned = true;
  };
  if (rest.startsWith("(") && rest.endsWith(")")) {
    turn(-1);
    rest = rest.slice(1, -1);
  }
  const word = DIRECTION.exec(rest)?.[0];
  if (word !== undefined && /\d/.test(rest)) {
    turn(word.startsWith("C") ? 1 : -1);
    rest = rest.slice(0, -word.length);
  }
  const take = () => {
    if (rest.startsWith("-") || rest.startsWith("+")) {
      turn(rest.startsWith("-") ? -1 : 1);
      rest = rest.slice(1);
    }
  };
  take();
  rest = rest.replace(MARKS, "").replace(MARKS, "");
  take();
  if (rest.endsWith("-") || rest.endsWith("+")) {
    turn(rest.endsWith("-") ? -1 : 1);
    rest = rest.slice(0, -1);
  }
  if (GROUPED.test(rest)) rest = rest.replaceAll(",", "");
  if (rest.startsWith(".")) rest = `0${rest}`;
  const value = /^\d/.test(rest) ? findCents(rest) : null;
  return value === null ? null : { cents: cents(sign * value), isSigned };
}

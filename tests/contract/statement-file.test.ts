import { describe, expect, it } from "vitest";
import { readStatementFile } from "@/lib/contract/statement-file";
import { listProblemLines, newProblems } from "@/lib/engine/input/problem";
import { findPrintedDay } from "@/lib/engine/input/statement/find-printed-day";
import { findStatementCents } from "@/lib/engine/input/statement/find-statement-cents";
import { toBankData } from "@/lib/engine/input/statement/to-bank-data";

function read(...texts: string[]) {
  const problems = newProblems();
  const statements = texts.map((text, index) => readStatementFile(`file${index + 1}.csv`, text, problems));
  const { data, warnings } = toBankData(statements);
  const rows = data.transactions.map((row) => [row.postingDateTime, row.amount, row.description].join(" "));
  const balances = data.balances.map((balance) => balance.currentBalance);
  return { data, rows, balances, warnings, problems: listProblemLines(problems) };
}

describe("an amount on a statement", () => {
  it.each([
    ["$1,234.50", 123_450, false],
    ["-12", -1_200, true],
    ["+3,200.00", 320_000, true],
    ["(12.50)", -1_250, true],
    ["12.50 DR", -1_250, true],
    ["$100.00 CR", 10_000, true],
    ["12.50-", -1_250, true],
    ["-$5.05", -505, true],
    ["$-5.05", -505, true],
    ["−5.05", -505, true],
    ["AUD 7.1", 710, false],
    [".5", 50, false],
  ])("%s is parsed to the cent", (text, cents, isSigned) => {
    expect(findStatementCents(text)).toEqual({ cents, isSigned });
  });

  it.each(["12,50", "1,23.00", "", "-", "$", "CR", "1.234,50", "12.345", "twelve", "1 2/3", "9".repeat(30)])(
    "%j is refused, because its meaning is uncertain",
    (text) => {
      expect(findStatementCents(text)).toBeNull();
    },
  );
});

describe("a date on a statement", () => {
  it.each([
    "10/07/2026",
    "10-7-26",
    "2026-07-10",
    "20260710",
    "10 Jul 2026",
    "10 Jul 26",
    "10-JUL-2026",
    "Fri 10 July 2026",
    "Jul 10, 2026",
    "10/07/2026 09:30 AM",
    "2026-07-10T09:30:00+10:00",
  ])("%s is the tenth of July", (text) => {
    expect(findPrintedDay(text, "DAY_FIRST")).toBe("2026-07-10");
  });

  it.each(["31/02/2026", "10/13/2026", "10 Foo 2026", "yesterday", "10/07", "2026-07-10 and more"])(
    "%s is refused",
    (text) => {
      expect(findPrintedDay(text, "DAY_FIRST")).toBeNull();
    },
  );
});

describe("the columns of a statement", () => {
  it("are found without headings: date, amount, description, balance", () => {
    const { rows, balances } = read(
      `20/11/2026,"-45.20","GROCER, NEWTOWN","+1,954.80"\n19/11/2026,"+3,200.00","PAY","+2000.00"\n`,
    );
    expect(rows).toEqual(["2026-11-19 3200.00 PAY", "2026-11-20 -45.20 GROCER, NEWTOWN"]);
    expect(balances).toEqual(["1954.80"]);
  });

  it("are found by headings below a title, with any separator and either sign for debits", () => {
    const plus = "Debit;Credit;Balance\n13/07/2026;BUS;20.00;;480.00\n12/07/2026;PAY;;500.00;500.00\n";
    const minus = plus.replace(";20.00", ";-20.00");
    for (const text of [plus, minus]) {
      const { rows, balances } = read(`\uFEFFStatement of 1 account\r\n\r\nDate;Details;${text}`);
      expect(rows).toEqual(["2026-07-12 500.00 PAY", "2026-07-13 -20.00 BUS"]);
      expect(balances).toEqual(["480.00"]);
    }
  });

  it("give the direction by DR and CR under Type, and have no effect if Type contains any further word", () => {
    const { rows } = read(
      "Date,Details,Amount,Type\n03/07/2026,SHOP,12.50,DR\n02/07/2026,PAY,900.00,CR\n01/07/2026,BACK,-3.00,-\n",
    );
    expect(rows).toEqual(["2026-07-01 -3.00 BACK", "2026-07-02 900.00 PAY", "2026-07-03 -12.50 SHOP"]);
  });

  it("create one account for each account name, each with a separate balance", () => {
    const { data, balances } = read(
      "Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance\n" +
        "032000123456,03/09/2026,RENT,850.00,,5000.00\n032000999999,02/09/2026,INTEREST,,3.10,1003.10\n",
    );
    expect(data.accounts.map((account) => account.maskedNumber)).toEqual(["xxxx3456", "xxxx9999"]);
    expect(balances).toEqual(["5000.00", "1003.10"]);
  });

  it("may contain month-first dates if the dates prove that order", () => {
    expect(read("Date,Description,Amount\n07/28/2026,A,-1.00\n07/03/2026,B,-1.00\n").rows).toEqual([
      "2026-07-03 -1.00 B",
      "2026-07-28 -1.00 A",
    ]);
  });

  it("skip lines with totals, and keep rows marked pending as pending", () => {
    const { data } = read(
      "Date,Description,Debit,Credit,Balance\n01/07/2026,OPENING BALANCE,,,1000.00\n" +
        "02/07/2026,CASH,200.00,,800.00\n03/07/2026,PENDING - CAFE,5.00,,\nTotal,,205.00,,\n",
    );
    expect(data.transactions.map((row) => `${row.status} ${row.amount}`)).toEqual([
      "POSTED -200.00",
      "PENDING -5.00",
    ]);
  });
});

describe("the running balance of a statement", () => {
  it("determines the direction of amounts without a sign, and skips the one row whose direction is unknown", () => {
    const { rows, warnings } = read(
      "Date,Description,Amount,Balance\n01/07/2026,PAY,1000.00,1500.00\n02/07/2026,RENT,400.00,1100.00\n03/07/2026,BACK,50.00,1150.00\n",
    );
    expect(rows).toEqual(["2026-07-02 -400.00 RENT", "2026-07-03 50.00 BACK"]);
    expect(warnings.join()).toContain("the oldest row was left out");
  });

  it("reverses the signs of a card statement that shows purchases as positive", () => {
    const { rows, balances } = read(
      "Date,Description,Amount,Balance\n01/07/2026,A,25.00,-525.00\n02/07/2026,B,30.00,-555.00\n03/07/2026,PAID,-500.00,-55.00\n",
    );
    expect(rows).toEqual(["2026-07-01 -25.00 A", "2026-07-02 -30.00 B", "2026-07-03 500.00 PAID"]);
    expect(balances).toEqual(["-55.00"]);
  });

  it("reports the line where rows are missing", () => {
    const { warnings } = read(
      "Date,Description,Amount,Balance\n01/07/2026,A,-10.00,100.00\n02/07/2026,B,-10.00,90.00\n05/07/2026,C,-10.00,50.00\n",
    );
    expect(warnings).toEqual([
      "file1.csv: the balance does not follow from the amounts at 1 of 2 rows (line 4); rows may be missing.",
    ]);
  });

  it("gives the closing balance of the last day, for either order of the day's rows", () => {
    const lines = ["01/07/2026,A,-10.00,90.00", "02/07/2026,B,-20.00,70.00", "02/07/2026,C,-30.00,40.00"];
    for (const order of [lines, lines.toReversed(), [lines[0], lines[2], lines[1]]])
      expect(read(`Date,Description,Amount,Balance\n${order.join("\n")}\n`).balances).toEqual(["40.00"]);
  });
});

describe("several statements of one customer", () => {
  const head = "Date,Description,Amount,Balance\n";
  const lines = [
    "01,A,-1.00,99.00",
    "02,B,-1.00,98.00",
    "02,B,-1.00,97.00",
    "03,C,-1.00,96.00",
    "04,D,-1.00,95.00",
  ];
  const file = (from: number, to: number) =>
    `${head}${lines
      .slice(from, to)
      .map((line) => line.replace(",", "/07/2026,"))
      .join("\n")}\n`;

  it("become one account if they overlap, and each row is counted once", () => {
    const { data, rows, balances } = read(file(0, 4), file(1, 5));
    expect(data.accounts).toHaveLength(1);
    expect(rows).toHaveLength(lines.length);
    expect(balances).toEqual(["95.00"]);
  });

  it("become separate accounts if they have no row in common", () => {
    expect(read(file(0, 2), file(3, 5)).data.accounts).toHaveLength(2);
  });
});

describe("a statement that cannot be read", () => {
  it.each([
    ["Date,Description,Amount\n31/02/2026,A,-1.00\n", 'file1.csv line 2, date: "31/02/2026" is not a date'],
    ["Date,Description,Amount\n01/02/2026,A,-1.00\n,B,-1.00\n", "file1.csv line 3, date: missing"],
    ['Date,Description,Amount\n01/02/2026,A,"12,50"\n', 'file1.csv line 2, amount: "12,50" is not an amount'],
    ["Date,Description,Amount,Balance\n01/02/2026,A,-1.00,x\n", 'file1.csv line 2, balance: "x"'],
    ["Date,Description,Debit,Credit\n01/02/2026,A,1.00,2.00\n", "file1.csv line 2, debit"],
    ["Date,Description,Amount\n01/02/2026,A,1.00\n02/02/2026,B,2.00\n", "2 amounts have no sign"],
    ["Name,Colour\nA,red\n", "no columns of dates and amounts"],
    ["", "file1.csv: is empty"],
    ["Date,Description,Amount\n", "contains no transactions"],
    ['Date,Description,Amount\n01/02/2026,"A,-1.00\n', "file1.csv"],
  ])("is refused with the line and column for %j", (text, words) => {
    expect(read(text).problems.join("\n")).toContain(words);
  });
});

describe("a card's export that shows purchases as positive", () => {
  const HEAD = "Date,Description,Amount,Account Name\n";
  const exportOf = (name: string) =>
    HEAD +
    `05/07/2026,GROCER,40.00,${name}\n06/07/2026,BUS,3.50,${name}\n12/07/2026,SHOES,90.00,${name}\n` +
    `15/07/2026,PAYMENT THANK YOU,-133.50,${name}\n15/08/2026,PAYMENT RECEIVED,-90.00,${name}\n`;

  it("is reversed, with a warning, if every payment of the bill is negative", () => {
    const { rows, warnings } = read(exportOf("Amex Credit Card"));
    expect(rows[0]).toBe("2026-07-05 -40.00 GROCER");
    expect(rows.at(-1)).toBe("2026-08-15 90.00 PAYMENT RECEIVED");
    expect(warnings.join()).toContain("their signs were reversed");
  });

  it("is not reversed if any payment of the bill is positive, or if the account is not a card", () => {
    const usual = exportOf("Amex Credit Card").replace("-90.00", "90.00");
    for (const text of [usual, exportOf("Everyday")]) {
      const { rows, warnings } = read(text);
      expect(rows[0]).toBe("2026-07-05 40.00 GROCER");
      expect(warnings.join()).not.toContain("reversed");
    }
  });
});

describe("a statement with rows that are not posted yet", () => {
  it("loses pending rows without a date, and a warning counts the lost rows", () => {
    const { rows, warnings, problems } = read(
      [
        "Date,Description,Amount",
        "Pending,COLES 0412,-20.00",
        "PENDING,SHELL 1234,-55.10",
        "03/07/2026,SALARY ACME WIDGETS,2603.10",
        "02/07/2026,WOOLWORTHS 1234,-80.00",
      ].join("\n"),
    );
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(2);
    expect(warnings).toContain("file1.csv: 2 pending rows have no date and were left out.");
  });

  it("is refused if a date contains a word that does not mean pending", () => {
    const { problems } = read("Date,Description,Amount\nsoon,COLES 0412,-20.00\n03/07/2026,SHELL,-55.10");
    expect(problems.join()).toContain("is not a date");
  });
});

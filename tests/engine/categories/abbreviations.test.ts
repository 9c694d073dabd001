import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

function codeOf(description: string, amount: string) {
  const { transactions } = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", amount, description, {
      type: description.startsWith("Osko") ? "TRANSFER_OUTGOING" : "OTHER",
    })
    .report();
  return transactions[0]?.code;
}

describe("abbreviated wording of money in", () => {
  it.each([
    ["S/AUST PPL 0012881", "inc.gov.parental_leave"],
    ["S/AUST PPL ROOFING 0012881", "crd.other"],
    ["DIRECT CREDIT SERVICES AUSTRA PENSION 204A685239527", "inc.gov.age_pension"],
    ["CORVANE FACILITY SVCS FN 24", "inc.salary.regular"],
    ["OSKO PAYMENT FROM CORVANE BAKEHOUSE PTY LTD wk ending 12 7", "inc.salary.regular"],
    ["PAYTO RTN INSUFF FUNDS CORVANE 00213", "crd.reversal"],
    ["Direct Entry Credit CORVANE GLOBAL FUND DST0081220", "inc.invest.distribution"],
    ["DC CORVANE COLLEGE CASUAL STAFF 2211", "inc.salary.regular"],
  ])("%s is %s", (description, code) => {
    expect(codeOf(description, "412.37")).toBe(code);
  });
});

describe("abbreviated wording of money out", () => {
  it.each([
    ["CREDIT CARD CASH ADVANCE NAB ATM 3312 DUBBO", "csh.card_advance"],
    ["DIRECT DEBIT CORVANE DEBT HELP DA-2231", "dbt.agreement"],
    ["DIRECT DEBIT CORVANE CREDIT P/L FILE 118820", "dbt.collection"],
    ["DIRECT DEBIT CORVANE CREDIT P/L LOAN 118820", "dbt.personal"],
    ["ST LUKES CATHOLIC SCH FEES", "edu.private"],
    ["FEES TERM 2 OUR LADY STAR OF SEA SCH", "edu.private"],
    ["CORVANE TENNIS CLINIC", "rec.sport_hobby"],
    ["CORVANE MED CTR", "hea.medical"],
    ["CORVANE CASH & CARRY", "foo.groceries"],
    ["Osko Payment to Mr Corvane piano lessons", "rec.sport_hobby"],
    ["Osko Payment to Mr Corvane half of piano lessons", "trf.person"],
  ])("%s is %s", (description, code) => {
    expect(codeOf(description, "-84.00")).toBe(code);
  });
});

describe("categoriseCredit in a household", () => {
  it("counts tips that a person sends as variable pay", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(11, "2026-01-04", "2026-06-28", (on, index) =>
      home.row("everyday", on, `${18 + (index % 5) * 7}.00`, "Fast Transfer From Bianca Ferraro tips"),
    );
    const codes = new Set(home.report().transactions.map(({ code }) => code));
    expect(codes).toEqual(new Set(["inc.salary.variable"]));
  });

  it.each([
    ["two amounts that are not round, a fortnight apart", "2418.90", "2401.15", 522_172],
    ["two round amounts", "2400.00", "2400.00", 0],
  ])("suggests wages of a new job from %s", (_, first, second, netCents) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(2, "2025-12-31", "2026-06-30", (on) => home.row("everyday", on, "-42.00", "COLES 4471"));
    home.row("everyday", "2026-06-11", first, "Direct Credit 381771 CORVANE PTY LTD 771820");
    home.row("everyday", "2026-06-25", second, "Direct Credit 381771 CORVANE PTY LTD 771820");
    expect(home.report().summary.incomeNetMonthly.value).toBe(netCents);
  });

  it("does not count a contribution to the rent as rental income", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.monthly("2026-01-02", "2026-06-02", (on) =>
      home.row("everyday", on, "400.00", "Fast Transfer From Bianca Ferraro rent help"),
    );
    expect(home.report().income.streams.filter(({ included }) => included)).toEqual([]);
  });

  it("infers rent from the usual amount paid to a flatmate, alongside shares of bills", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(7, "2026-01-02", "2026-06-26", (on) =>
      home.row("everyday", on, "-240.00", "Transfer To EMILY CARTER PayID Ph", { type: "TRANSFER_OUTGOING" }),
    );
    home.monthly("2026-01-16", "2026-06-16", (on) =>
      home.row("everyday", on, "-63.23", "Transfer To EMILY CARTER PayID Ph", { type: "TRANSFER_OUTGOING" }),
    );
    const rent = home.report().commitments.lines.find(({ code }) => code === "hou.rent");
    expect(rent?.monthly.value).toBe(104_000);
  });

  it("reads a truncated brand as the brand, not as one of its products", () => {
    expect(codeOf("DIRECT DEBIT FIRSTMA", "-1850.00")).toBe("dbt.mortgage");
  });

  it("counts a firm's fortnightly payments into a listed business account as receipts", () => {
    const home = new Household().account("business", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00", {
      displayName: "Business Everyday Account",
    });
    home.every(14, "2026-01-05", "2026-06-28", (on, index) =>
      home.row("business", on, `${4200 + (index % 4) * 310}.15`, "CORVANE HOMES GROUP"),
    );
    const codes = new Set(home.report().transactions.map(({ code }) => code));
    expect(codes).toEqual(new Set(["inc.business.receipts"]));
  });

  it("counts a builder's numbered claims into a business account as receipts, and an insurer's as a payout", () => {
    const home = new Household().account("business", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00", {
      displayName: "Business Everyday Account",
    });
    home.row("business", "2026-02-05", "4200.15", "CORVANE HOMES CLAIM 171");
    home.row("business", "2026-04-09", "3100.40", "CORVANE HOMES CLAIM NO 182");
    home.row("business", "2026-05-20", "2400.00", "MIRRABEL INSURANCE CLAIM 4431");
    const codes = home.report().transactions.map(({ code }) => code);
    expect(codes).toEqual(["inc.business.receipts", "inc.business.receipts", "inc.comp.insurance"]);
  });
});

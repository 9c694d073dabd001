import { describe, expect, it } from "vitest";
import { readRow } from "@/tests/engine/household";

const codeOf = (...row: Parameters<typeof readRow>) => readRow(...row)?.code;

describe("money out", () => {
  it.each([
    ["DIRECT DEBIT SERVICES AUSTRALIA CSA 228103", "fam.support_paid"],
    ["DIRECT DEBIT SERVICES AUST CHILD SU", "fam.support_paid"],
    ["DIRECT DEBIT SERVICES AUST DEBT", "gov.fine_fee"],
    ["VISA PURCHASE RAILWAY HOTEL ACCOM ARARAT", "rec.travel"],
    ["VISA PURCHASE RAILWAY HOTEL ARARAT", "foo.dining"],
    ["BPAY BLUE CARD SERVICES QLD", "gov.fine_fee"],
    ["BPAY CORVANE RE ARARAT 129170", "hou.rent"],
    ["TRANSFER TO CORVANE WORKERS LODGE room 4", "hou.board"],
    ["DIRECT DEBIT ST AIDANS PRIMAR FEES", "edu.private"],
    ["VISA PURCHASE TAB ARARAT ROYAL ARARAT", "rec.gambling"],
    ["VISA PURCHASE AMBER ARARAT ARARAT", "hou.maintenance"],
    ["EXAMPLEBANK CASH ADV ATMX GYMPIE QLD", "csh.card_advance"],
    ["EFTPOS WDL EXAMPLECOIN BITCOIN ATM ARARAT AU", "fin.crypto"],
    ["BPAY DUBBO REGIONAL COUNCIL DOG REGISTRATION", "gov.fine_fee"],
    ["BPAY DUBBO REGIONAL COUNCIL", "hou.rates_water"],
    ["QKR SUNNYSIDE OSHC 88192", "edu.childcare"],
    ["DIRECT DEBIT FINANCE ONE CONSUMER LOAN", "dbt.personal"],
    ["DIRECT DEBIT FINANCE ONE", "dbt.car"],
    ["CORVANE DISCOUNT DRUGS", "hea.pharmacy"],
    ["QKR SUNNYSIDE 88192", "edu.public"],
    ["DIRECT DEBIT ZORRIN FIXED WIRELESS INTERNET", "com.phone_internet"],
    ["DIRECT DEBIT STUDENT HOSTEL BOARD ARARAT", "hou.board"],
    ["VISA PURCHASE LEOPARD WILDLIFE FUND DONATE", "giv.donation"],
    ["Transfer To Mick The Roofer PayID from CommBank App gutter", "hou.maintenance"],
    ["Transfer To Mick Hale PayID from CommBank App gutter", "trf.person"],
  ])("%s is %s", (description, code) => {
    expect(codeOf(description, "-98.00")).toBe(code);
  });

  it("is money to a person if the note to an unlisted name says “fuel share”", () => {
    expect(codeOf("TO THANDIWE NKOSANA fuel share", "-80.00", "TRANSFER_OUTGOING")).toBe("trf.person");
  });
});

it("an insurer's weekly benefit is compensation for an injury at work", () => {
  expect(codeOf("DEPOSIT CORVANE WEEKLY BENEFIT 81120", "1542.18")).toBe("inc.comp.workcover");
});

describe("money in", () => {
  it.each([
    ["CORVANE FIELD ALLOWANCE 8812233", "inc.salary.variable"],
    ["SERVICES AUSTRALIA FAO 3321", "inc.gov.family"],
    ["REVERSAL OF MONTHLY ACCOUNT FEE", "crd.reversal"],
    ["RIVER AND RANGE RE LANDLORD DISB", "inc.property.rent"],
    ["CORVANE SUPER FINANCIAL HARDSHIP CLAIM", "inc.super.lump"],
    ["BLUEGUM SHARED SERVICES CAR ALLOW", "inc.salary.variable"],
    ["ABSTUDY TRAVEL ALLOWANCE", "inc.gov.other"],
    ["EML 10023 CLAIM PAYMENT", "inc.comp.workcover"],
    ["CORVANE WC WEEKLY", "inc.comp.workcover"],
    ["VIC GOVT POWER SAVING BONUS", "inc.gov.other"],
    ["SA GOV COST OF LIVING CONCESSION", "inc.gov.other"],
    ["VIC GOVT PAY 3315", "inc.salary.regular"],
    ["CORVANE AND HALE TRUST STMT 221", "inc.property.rent"],
  ])("%s is %s", (description, code) => {
    expect(codeOf(description, "812.40")).toBe(code);
  });
});

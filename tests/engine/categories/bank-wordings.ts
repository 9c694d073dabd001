/**
 * One bank's payment wordings, as its statements and public help pages print them. `{NAME}` and `{PLACE}` are
 * placeholders.
 */
export type BankWording = {
  bank: string;
  card: string;
  eftpos: string;
  directDebit: string;
  bpay: string;
  /** For payments to a person or another account; `{NAME}` is the payee. */
  transfer: string;
  international: string;
  atm: string;
  fee: string;
};

export const BANK_WORDINGS: readonly BankWording[] = [
  {
    bank: "Commonwealth Bank",
    card: "{NAME} {PLACE} AUS Card xx1234 Value Date: 12/03/2026",
    eftpos: "{NAME} {PLACE} AU",
    directDebit: "Direct Debit 123456 {NAME} 00441827",
    bpay: "{NAME} NetBank BPAY 55123 00441827",
    transfer: "Transfer To {NAME} NetBank",
    international: "{NAME} LONDON GB GBR Card xx1234 GBP 12.00 Value Date: 12/03/2026",
    atm: "Wdl ATM CBA ATM {PLACE} A NSW AUS",
    fee: "Account Fee",
  },
  {
    bank: "Westpac",
    card: "DEBIT CARD PURCHASE {NAME} {PLACE} AUS",
    eftpos: "EFTPOS DEBIT 0118427 {NAME} {PLACE}",
    directDebit: "PAYMENT BY AUTHORITY TO {NAME} 00441827",
    bpay: "WITHDRAWAL ONLINE 1234567 BPAY {NAME}",
    transfer: "WITHDRAWAL-OSKO PAYMENT 1234567 {NAME}",
    international: "DEBIT CARD PURCHASE {NAME} LONDON GBR",
    atm: "WITHDRAWAL ATM WESTPAC {PLACE}",
    fee: "MONTHLY SERVICE FEE",
  },
  {
    bank: "NAB",
    card: "V1234 12/03 {NAME} {PLACE} 74940526071",
    eftpos: "EFTPOS {NAME} {PLACE}",
    directDebit: "{NAME} 00441827",
    bpay: "INTERNET BPAY {NAME} 00441827",
    transfer: "ONLINE T8812077 {NAME}",
    international: "V1234 12/03 GBP 12.00 {NAME} 74940526071",
    atm: "ATM NAB {PLACE}",
    fee: "ACCOUNT SERVICE FEE",
  },
  {
    bank: "ANZ",
    card: "VISA DEBIT PURCHASE CARD 1234 {NAME} {PLACE}",
    eftpos: "EFTPOS {NAME} {PLACE} AU",
    directDebit: "PAYMENT TO {NAME} 00441827",
    bpay: "ANZ INTERNET BANKING BPAY {NAME} {441827}",
    transfer: "ANZ M-BANKING PAYMENT TRANSFER 441827 TO {NAME}",
    international: "VISA DEBIT PURCHASE CARD 1234 12.00 GBP {NAME} LONDON",
    atm: "ATM ANZ {PLACE}",
    fee: "ACCOUNT SERVICING FEE",
  },
  {
    bank: "St.George",
    card: "Visa Purchase 12Mar09:14 {NAME} {PLACE}",
    eftpos: "Eftpos Debit 12Mar09:14 {NAME} {PLACE}",
    directDebit: "Direct Debit 12Mar {NAME}",
    bpay: "Internet Bpay {NAME}",
    transfer: "Osko Withdrawal 12Mar {NAME}",
    international: "Visa Purchase O/Seas 12Mar {NAME} GBP 12.00",
    atm: "ATM Withdrawal 12Mar09:14 {PLACE}",
    fee: "Account Keeping Fee",
  },
  {
    bank: "Bendigo Bank",
    card: "RETAIL PURCHASE 12/03 CARD NO. 1234 {NAME} {PLACE} AUS",
    eftpos: "EFTPOS PURCHASE {NAME} {PLACE} CARD NO. 1234",
    directDebit: "DIRECT DEBIT {NAME} 00441827",
    bpay: "BILL PAYMENT 0011842 BPAY TO: {NAME}",
    transfer: "PAY ANYONE TO {NAME}",
    international: "RETAIL PURCHASE-INTERNET 12/03 CARD NO. 1234 {NAME} LONDON GBR",
    atm: "ATM WITHDRAWAL {PLACE} CARD NO. 1234",
    fee: "MONTHLY ACCOUNT FEE",
  },
  {
    bank: "Suncorp",
    card: "VISA PURCHASE {NAME} {PLACE} 12/03 AUD",
    eftpos: "EFTPOS WDL {NAME} {PLACE} AU",
    directDebit: "DIRECT DEBIT {NAME} 00441827",
    bpay: "BPAY DEBIT VIA INTERNET {NAME} REF NO 00441827",
    transfer: "INTERNET TRANSFER DEBIT TO {NAME}",
    international: "VISA PURCHASE {NAME} LONDON 12/03 GBP",
    atm: "ATM WITHDRAWAL {PLACE} AU",
    fee: "ACCOUNT FEE",
  },
  {
    bank: "ING",
    card: "{NAME} - Visa Purchase - Receipt 118427In {PLACE} Date 12 Mar 2026 Card 462263xxxxxx1234",
    eftpos: "{NAME} - EFTPOS Purchase - Receipt 118427Date 12 Mar 2026 Card 462263xxxxxx1234",
    directDebit: "{NAME} - Direct Debit - Receipt 118427 00441827",
    bpay: "{NAME} - BPAY Bill Payment - Receipt 118427",
    transfer: "Osko Payment to {NAME} - Receipt 118427",
    international: "{NAME} - Visa Purchase - Receipt 118427In LONDON Foreign Currency Amount: GBP 12.00",
    atm: "ATM Withdrawal - Receipt 118427In {PLACE}",
    fee: "ATM Operator Fee",
  },
  {
    bank: "Macquarie",
    card: "{NAME}, {PLACE}",
    eftpos: "{NAME}, {PLACE}",
    directDebit: "Direct Debit - {NAME} - 00441827",
    bpay: "BPAY - {NAME} - 00441827",
    transfer: "Transfer to {NAME}",
    international: "{NAME}, London GBR",
    atm: "ATM Withdrawal - {PLACE}",
    fee: "Account fee",
  },
  {
    bank: "Bankwest",
    card: "{NAME} {PLACE} WAAU",
    eftpos: "EFTPOS {NAME} {PLACE} WAAU",
    directDebit: "DIRECT DEBIT {NAME} 00441827",
    bpay: "BPAY PAYMENT {NAME} 00441827",
    transfer: "TRANSFER TO {NAME}",
    international: "{NAME} LONDON GBGBR",
    atm: "ATM WITHDRAWAL {PLACE}",
    fee: "MONTHLY FEE",
  },
  {
    bank: "MyState and BOQ",
    card: "Visa Purchase -{NAME} {PLACE} AU",
    eftpos: "POS W/D {NAME}-09:14",
    directDebit: "Direct Debit -{NAME}",
    bpay: "Internet BPAY to {NAME}",
    transfer: "Internet Transfer to {NAME}",
    international: "Visa Purchase -{NAME} LONDON GBR",
    atm: "ATM W/D {PLACE}-09:14",
    fee: "Transaction Fee",
  },
  {
    bank: "HSBC",
    card: "{NAME} {PLACE} AU",
    eftpos: "EFTPOS PURCHASE {NAME} {PLACE} AU",
    directDebit: "DIRECT DEBIT {NAME} 00441827",
    bpay: "BPAY {NAME} 00441827",
    transfer: "FAST PAYMENT {NAME}",
    international: "{NAME} LONDON GBP 12.00",
    atm: "ATM WITHDRAWAL {PLACE}",
    fee: "OVERSEAS TRANSACTION FEE",
  },
  {
    bank: "Great Southern and other mutuals",
    card: "Visa Purchase {NAME} {PLACE} AU Card 1234",
    eftpos: "POS PURCHASE {NAME} {PLACE}",
    directDebit: "Direct Entry Debit {NAME}",
    bpay: "BPAY Withdrawal {NAME}",
    transfer: "External Transfer to {NAME}",
    international: "Visa Purchase {NAME} LONDON GB",
    atm: "ATM Withdrawal {PLACE}",
    fee: "International Transaction Fee",
  },
  {
    bank: "Up",
    card: "{NAME}",
    eftpos: "{NAME}",
    directDebit: "{NAME}",
    bpay: "{NAME}",
    transfer: "To {NAME}",
    international: "{NAME}",
    atm: "ATM Withdrawal {PLACE}",
    fee: "International Fee",
  },
];

/** Fills a name and a place into a bank's wording. */
export function word(pattern: string, name: string, place = "RICHMOND"): string {
  return pattern.replace("{NAME}", name).replace("{PLACE}", place);
}

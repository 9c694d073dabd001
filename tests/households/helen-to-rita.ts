import { EVERYDAY, every, type Household, type Line } from "@/tests/households/sheet";

const makeHome = (person: string, lines: readonly Line[], dataAsAt?: string): Household => ({
  person,
  accounts: [{ accountId: "everyday", productCategory: EVERYDAY, balance: 10_000, lines }],
  ...(dataAsAt === undefined ? {} : { dataAsAt }),
});

/** Helen saw a doctor and got part of the fee back from Medicare. */
export const helen = makeHome("Helen Park", [
  ...every(7, "2025-07-01", 53, "COLES 0811 DUBBO NS AUS", -100, -140, -120),
  ["2026-03-09", "PARKVIEW MEDICAL CENTRE DUBBO", -95],
  ["2026-03-11", "MCARE BENEFITS 110562 AYWQ", 42.85],
]);

/** Olive's ninety days of data contain the registration of her car. */
export const olive = makeHome("Olive Reed", [
  ...every(7, "2026-04-02", 13, "COLES 0811 DUBBO NS AUS", -100, -140, -120),
  ["2026-05-11", "VICROADS REGISTRATION 8812", -840],
]);

/** Owen's pay rose by 10.00 in July 2026, when the tax office's tables changed; his gross pay did not. */
export const owen = makeHome(
  "Owen Hall",
  [
    ...every(14, "2025-07-24", 25, "SALARY BRIGHTWIRE ELECTRICAL 1335", 2_324),
    ["2026-07-09", "SALARY BRIGHTWIRE ELECTRICAL 1335", 2_334],
    ...every(7, "2025-07-15", 52, "ALDI STORES HOBART TA", -80, -100, -90),
  ],
  "2026-07-11T08:00:00+10:00",
);

/** Pia's rent is debited on Fridays, or on the next working day if the Friday is Boxing Day or Good Friday. */
export const pia = makeHome("Pia Rossi", [
  ...every(7, "2025-07-04", 25, "DIRECT DEBIT RAY WHITE RENT 4471", -495),
  ["2025-12-29", "DIRECT DEBIT RAY WHITE RENT 4471", -495],
  ...every(7, "2026-01-02", 13, "DIRECT DEBIT RAY WHITE RENT 4471", -495),
  ["2026-04-07", "DIRECT DEBIT RAY WHITE RENT 4471", -495],
  ...every(7, "2026-04-10", 12, "DIRECT DEBIT RAY WHITE RENT 4471", -495),
]);

/**
 * Quinn repaid one small loan in winter. Another small loan is being repaid: five instalments have been paid so far.
 */
export const quinn = makeHome("Quinn Blake", [
  ...every(14, "2025-07-03", 26, "SALARY METRO CLEANING 8123", 1_800),
  ...every(7, "2025-07-01", 53, "ALDI STORES HOBART TA", -80, -100, -90),
  ["2025-07-03", "OSKO PAYMENT FROM NIMBLE AUSTRALIA LOAN FUNDS", 500],
  ...every(14, "2025-07-17", 5, "DIRECT DEBIT NIMBLE AUSTRALIA 88", -120),
  ["2026-04-09", "OSKO PAYMENT FROM NIMBLE AUSTRALIA LOAN FUNDS", 900],
  ...every(14, "2026-04-23", 5, "DIRECT DEBIT NIMBLE AUSTRALIA 88", -134),
]);

/** Rita's shifts differ from fortnight to fortnight, but her agreement does not change. */
export const rita = makeHome("Rita Kaur", [
  ...every(
    14,
    "2025-07-03",
    26,
    "SALARY NTHN HEALTH DIST 868923",
    2_850,
    2_733,
    2_737,
    2_958,
    2_934,
    2_854,
    2_954,
    2_760,
    2_805,
    2_890,
    2_712,
    2_868,
    2_835,
  ),
  ...every(7, "2025-07-01", 53, "ALDI STORES HOBART TA", -80, -100, -90),
]);

import type { Basis, HemBasis, HemTreatment, TaxonomyText } from "@/lib/domain/document";

/**
 * Where a leaf stands in "surplus = income − living − commitments". Every outgoing stands in exactly one place;
 * NONE is money that moved but was not spent (transfers, investments, payments to people, shown apart).
 */
export type Place = "LIVING" | "COMMITMENT" | "NONE";
export type Leaf = TaxonomyText & { place: Place };

type LeafRow = readonly [
  code: string,
  label: string,
  basis: "E" | "D" | "C" | "L" | "R" | "N",
  hem: "AB" | "DB" | "NB" | "OUT" | "-",
  treatment: "IN" | "OUT" | "LS" | "-",
  lixi: keyof typeof LIXI | "-",
  place: "live" | "commit" | "-",
  basiqGroup: string,
  form13: keyof typeof FORM_13 | "-",
];

export const GROUPS: Readonly<Record<string, string>> = {
  hou: "Housing",
  utl: "Utilities",
  com: "Communications",
  foo: "Food and drink",
  tra: "Transport",
  hea: "Health",
  ins: "Insurance",
  edu: "Education and care",
  per: "Personal",
  shp: "Shopping",
  rec: "Recreation",
  pet: "Pets",
  fam: "Family",
  giv: "Giving",
  gov: "Government",
  fin: "Financial",
  dbt: "Debts",
  csh: "Cash",
  trf: "Transfers",
  unc: "Not categorised",
  inc: "Income",
  crd: "Other credits",
};

/** Headings of lenders' living-expense forms (LIXI, as brokers' systems print them). */
const LIXI = {
  GRO: "Groceries",
  CLO: "Clothing and personal care",
  TEL: "Telephone, internet, pay TV and streaming",
  TRA: "Transport",
  REC: "Recreation and entertainment",
  PET: "Pet care",
  PRI: "Primary residence running costs",
  BOD: "Strata, body corporate and land tax",
  SEC: "Secondary residence",
  INV: "Investment property",
  MED: "Medical and health",
  HIN: "Health insurance",
  GBI: "General basic insurances",
  LIF: "Sickness, accident and life insurance",
  CHI: "Childcare",
  PUB: "Public education",
  PRV: "Private schooling",
  HED: "Higher education and vocational training",
  RENT: "Rent",
  BOARD: "Board",
  CSM: "Child and spousal maintenance",
  OTH: "Other regular and recurring expenses",
} as const;

/**
 * Where an outgoing is asked for in the family courts' Financial Statement: among the fixed personal expenditure every
 * party lists, or in Part N, the weekly expenses of who seeks or answers a claim for maintenance. Headings in our words.
 */
const FORM_13 = {
  TAX: "Personal expenditure: income tax",
  SUPER: "Personal expenditure: superannuation",
  MORTGAGE: "Personal expenditure: mortgage",
  RENT: "Personal expenditure: rent and board",
  RATES: "Personal expenditure: rates and unit levies",
  OTHER_PROPERTY: "Personal expenditure: mortgage and rates of other property",
  LIFE_INS: "Personal expenditure: life insurance",
  OTHER_INS: "Personal expenditure: other insurance",
  HOME_INS: "Personal expenditure: house and contents insurance",
  CAR_INS: "Personal expenditure: motor vehicle insurance",
  HEALTH_INS: "Personal expenditure: health insurance",
  REGO: "Personal expenditure: motor vehicle registration",
  SUPPORT: "Personal expenditure: child support and maintenance",
  CARD: "Personal expenditure: credit card payments",
  LOANS: "Personal expenditure: loan and hire purchase payments",
  FOOD: "Part N: food",
  HOUSEHOLD: "Part N: household supplies",
  REPAIRS: "Part N: house repairs and garden",
  POWER: "Part N: electricity, gas and heating",
  PHONE: "Part N: telephone and internet",
  FUEL: "Part N: motor vehicle fuel",
  CAR: "Part N: motor vehicle maintenance",
  FARES: "Part N: fares",
  PARKING: "Part N: parking and tolls",
  CLOTHES: "Part N: clothing and shoes",
  DOCTORS: "Part N: medical, dental and optical",
  CHEMIST: "Part N: chemist",
  TOILETRIES: "Part N: hairdressing and toiletries",
  CHILDCARE: "Part N: child care",
  SCHOOL: "Part N: education expenses",
  PLAY: "Part N: entertainment and hobbies",
  HOLIDAYS: "Part N: holidays",
  GIFTS: "Part N: gifts and donations",
  PETS: "Part N: pets",
  OTHER: "Part N: other",
} as const;

/** Outgoings. HEM follows the Melbourne Institute's wording where it speaks, and is our reading where it is silent. */
const OUTGOINGS: readonly LeafRow[] = [
  ["hou.rent", "Rent", "C", "OUT", "LS", "RENT", "commit", "EXP-030", "RENT"],
  ["hou.board", "Board and lodging", "C", "OUT", "LS", "BOARD", "commit", "EXP-030", "RENT"],
  ["hou.rates_water", "Council rates and water", "E", "AB", "IN", "PRI", "live", "EXP-015", "RATES"],
  ["hou.strata_landtax", "Body corporate and land tax", "E", "OUT", "LS", "BOD", "live", "EXP-054", "RATES"],
  ["hou.maintenance", "Home maintenance and garden", "D", "DB", "IN", "PRI", "live", "EXP-019", "REPAIRS"],
  [
    "hou.home_insurance",
    "Home and contents insurance",
    "E",
    "AB",
    "IN",
    "GBI",
    "live",
    "EXP-021",
    "HOME_INS",
  ],
  ["hou.second_home", "Second home costs", "C", "OUT", "OUT", "SEC", "commit", "EXP-054", "OTHER_PROPERTY"],
  [
    "hou.investment",
    "Investment property costs",
    "C",
    "OUT",
    "LS",
    "INV",
    "commit",
    "EXP-054",
    "OTHER_PROPERTY",
  ],
  ["utl.energy", "Electricity and gas", "E", "AB", "IN", "PRI", "live", "EXP-040", "POWER"],
  ["com.phone_internet", "Phone and internet", "E", "AB", "IN", "TEL", "live", "EXP-036", "PHONE"],
  ["com.streaming", "Pay TV and streaming", "D", "DB", "IN", "TEL", "live", "EXP-035", "PLAY"],
  ["foo.groceries", "Groceries", "E", "AB", "IN", "GRO", "live", "EXP-016", "FOOD"],
  ["foo.dining", "Dining and takeaway", "D", "DB", "IN", "REC", "live", "EXP-008", "PLAY"],
  ["foo.alcohol", "Alcohol", "D", "DB", "IN", "REC", "live", "EXP-051", "OTHER"],
  ["foo.tobacco_vape", "Tobacco and vapes", "D", "DB", "IN", "REC", "live", "EXP-051", "OTHER"],
  ["tra.fuel", "Fuel and charging", "E", "AB", "IN", "TRA", "live", "EXP-041", "FUEL"],
  ["tra.public", "Public transport", "E", "AB", "IN", "TRA", "live", "EXP-041", "FARES"],
  ["tra.rideshare_taxi", "Rideshare, taxi and hire", "D", "AB", "LS", "TRA", "live", "EXP-041", "FARES"],
  ["tra.tolls_parking", "Tolls and parking", "E", "AB", "IN", "TRA", "live", "EXP-041", "PARKING"],
  ["tra.vehicle_care", "Vehicle servicing and parts", "E", "AB", "IN", "TRA", "live", "EXP-002", "CAR"],
  ["tra.rego_licence", "Registration and licence", "E", "AB", "IN", "TRA", "live", "EXP-015", "REGO"],
  ["tra.car_insurance", "Car insurance", "E", "AB", "IN", "GBI", "live", "EXP-021", "CAR_INS"],
  ["hea.medical", "Medical, dental and optical", "E", "AB", "IN", "MED", "live", "EXP-018", "DOCTORS"],
  ["hea.pharmacy", "Pharmacy", "E", "AB", "IN", "MED", "live", "EXP-018", "CHEMIST"],
  ["hea.insurance", "Health insurance", "E", "OUT", "LS", "HIN", "live", "EXP-021", "HEALTH_INS"],
  [
    "ins.life_income",
    "Life and income protection",
    "C",
    "OUT",
    "OUT",
    "LIF",
    "commit",
    "EXP-021",
    "LIFE_INS",
  ],
  ["ins.other", "Other insurance", "D", "NB", "LS", "OTH", "live", "EXP-021", "OTHER_INS"],
  ["edu.childcare", "Childcare", "E", "AB", "IN", "CHI", "live", "EXP-011", "CHILDCARE"],
  ["edu.public", "Public schooling", "E", "AB", "IN", "PUB", "live", "EXP-011", "SCHOOL"],
  ["edu.private", "Private schooling", "C", "OUT", "OUT", "PRV", "commit", "EXP-011", "SCHOOL"],
  [
    "edu.tertiary_professional",
    "Tertiary and professional",
    "D",
    "DB",
    "LS",
    "HED",
    "live",
    "EXP-011",
    "SCHOOL",
  ],
  ["per.clothing", "Clothing and footwear", "D", "DB", "IN", "CLO", "live", "EXP-055", "CLOTHES"],
  ["per.care", "Personal care", "D", "DB", "IN", "CLO", "live", "EXP-027", "TOILETRIES"],
  ["shp.department", "Department and variety stores", "D", "DB", "IN", "OTH", "live", "EXP-007", "HOUSEHOLD"],
  ["shp.online", "Online marketplaces", "D", "DB", "IN", "OTH", "live", "EXP-024", "HOUSEHOLD"],
  [
    "shp.home_goods",
    "Furniture, appliances and electronics",
    "D",
    "DB",
    "IN",
    "OTH",
    "live",
    "EXP-031",
    "HOUSEHOLD",
  ],
  ["shp.gifts_other", "Gifts and specialty retail", "D", "NB", "LS", "OTH", "live", "EXP-031", "GIFTS"],
  ["rec.entertainment", "Entertainment", "D", "DB", "IN", "REC", "live", "EXP-012", "PLAY"],
  ["rec.sport_hobby", "Sport and hobbies", "D", "DB", "IN", "REC", "live", "EXP-052", "PLAY"],
  ["rec.gym", "Gym and fitness", "D", "DB", "IN", "REC", "live", "EXP-017", "PLAY"],
  ["rec.digital", "Apps, software and news", "D", "DB", "IN", "REC", "live", "EXP-035", "PLAY"],
  ["rec.travel", "Travel and holidays", "D", "NB", "LS", "REC", "live", "EXP-038", "HOLIDAYS"],
  ["rec.gambling", "Gambling", "R", "NB", "LS", "REC", "live", "EXP-014", "OTHER"],
  ["pet.care", "Pet care", "D", "DB", "IN", "PET", "live", "EXP-028", "PETS"],
  [
    "fam.support_paid",
    "Child or spousal support paid",
    "C",
    "OUT",
    "OUT",
    "CSM",
    "commit",
    "EXP-054",
    "SUPPORT",
  ],
  ["fam.person_gift", "Regular money to a person", "N", "-", "-", "-", "-", "EXP-013", "-"],
  ["giv.donation", "Donations", "D", "NB", "LS", "OTH", "live", "EXP-010", "GIFTS"],
  ["giv.remittance", "Money sent abroad", "N", "-", "-", "OTH", "-", "EXP-013", "-"],
  ["gov.tax", "Tax payments", "C", "OUT", "OUT", "-", "commit", "EXP-015", "TAX"],
  ["gov.fine_fee", "Fines and government fees", "D", "NB", "LS", "OTH", "live", "EXP-015", "OTHER"],
  ["fin.bank_fee", "Bank fees", "E", "NB", "LS", "OTH", "live", "EXP-054", "OTHER"],
  ["fin.dishonour_fee", "Dishonour fees", "R", "-", "-", "-", "live", "EXP-009", "OTHER"],
  ["fin.overdrawn_fee", "Overdrawn fees", "R", "-", "-", "-", "live", "EXP-009", "OTHER"],
  ["fin.interest", "Card and overdraft interest", "L", "-", "-", "-", "commit", "EXP-006", "CARD"],
  ["fin.loan_interest", "Interest charged to a shared loan", "N", "-", "-", "-", "-", "EXP-006", "-"],
  ["fin.super_contribution", "Voluntary super", "N", "NB", "LS", "OTH", "-", "-", "SUPER"],
  ["fin.invest", "Investments", "N", "-", "-", "-", "-", "EXP-054", "-"],
  ["fin.crypto", "Crypto exchanges", "N", "-", "-", "-", "-", "EXP-054", "-"],
  ["fin.saving", "Savings and round-ups", "N", "-", "-", "-", "-", "-", "-"],
  ["dbt.mortgage", "Mortgage, loan not shared", "L", "OUT", "-", "-", "commit", "EXP-058", "MORTGAGE"],
  ["dbt.personal", "Personal loan", "L", "OUT", "-", "-", "commit", "EXP-063", "LOANS"],
  ["dbt.car", "Car loan", "L", "OUT", "-", "-", "commit", "EXP-023", "LOANS"],
  ["dbt.student_direct", "Student loan paid directly", "L", "OUT", "-", "-", "commit", "EXP-063", "LOANS"],
  ["dbt.card_unshared", "Credit card, card not shared", "L", "OUT", "-", "-", "commit", "EXP-062", "CARD"],
  ["dbt.bnpl", "Buy now, pay later", "L", "OUT", "-", "-", "commit", "EXP-025", "LOANS"],
  ["dbt.sacc", "Small amount loan", "L", "OUT", "-", "-", "commit", "EXP-033", "LOANS"],
  ["dbt.macc", "Medium amount loan", "L", "OUT", "-", "-", "commit", "EXP-025", "LOANS"],
  ["dbt.wage_advance", "Wage advance", "L", "OUT", "-", "-", "commit", "EXP-025", "LOANS"],
  ["dbt.lease", "Consumer or novated lease", "L", "OUT", "-", "-", "commit", "EXP-025", "LOANS"],
  ["dbt.collection", "Debt collection", "L", "OUT", "-", "-", "commit", "EXP-005", "LOANS"],
  ["dbt.agreement", "Debt agreement or budget service", "L", "OUT", "-", "-", "commit", "EXP-020", "LOANS"],
  ["csh.atm", "Cash from machines", "D", "NB", "LS", "OTH", "live", "EXP-001", "OTHER"],
  ["csh.cash_out", "Cash out at a shop", "D", "NB", "LS", "OTH", "live", "EXP-001", "OTHER"],
  ["csh.card_advance", "Cash advance on a card", "R", "NB", "LS", "OTH", "live", "EXP-003", "OTHER"],
  ["trf.own_matched", "Between own accounts", "N", "-", "-", "-", "-", "EXP-013", "-"],
  ["trf.own_unshared", "To an own account not shared", "N", "-", "-", "-", "-", "EXP-013", "-"],
  ["trf.card_shared", "Repayment of a shared card", "N", "-", "-", "-", "-", "EXP-061", "-"],
  ["trf.loan_shared", "Repayment of a shared loan", "N", "-", "-", "-", "-", "EXP-057", "-"],
  ["trf.person", "To a person", "N", "-", "-", "-", "-", "EXP-013", "-"],
  ["trf.business_unknown", "Transfer, purpose unknown", "N", "-", "-", "-", "-", "EXP-013", "-"],
  ["trf.international", "International transfer", "N", "-", "-", "-", "-", "EXP-013", "-"],
  ["trf.reversed", "Payment that was reversed", "N", "-", "-", "-", "-", "-", "-"],
  ["unc.debit", "Not categorised", "D", "NB", "LS", "OTH", "live", "EXP-039", "OTHER"],
];

const BASIS: Record<LeafRow[2], Basis> = {
  E: "ESSENTIAL",
  D: "DISCRETIONARY",
  C: "COMMITTED",
  L: "DEBT",
  R: "RISK",
  N: "NEUTRAL",
};
const HEM: Record<LeafRow[3], HemBasis> = {
  AB: "ABSOLUTE_BASIC",
  DB: "DISCRETIONARY_BASIC",
  NB: "NON_BASIC",
  OUT: "OUTSIDE",
  "-": "NONE",
};
const TREATMENT: Record<LeafRow[4], HemTreatment> = {
  IN: "IN",
  OUT: "OUT",
  LS: "LENDER_SPECIFIC",
  "-": "NONE",
};
const PLACE: Record<LeafRow[6], Place> = { live: "LIVING", commit: "COMMITMENT", "-": "NONE" };

export const OUTGOING_LEAVES: readonly Leaf[] = OUTGOINGS.map(
  ([code, label, basis, hem, treatment, lixi, place, basiqGroup, form13]) => ({
    code,
    group: groupOf(code),
    label,
    basis: BASIS[basis],
    hemBasis: HEM[hem],
    hemTreatment: TREATMENT[treatment],
    lixiCategory: lixi === "-" ? null : LIXI[lixi],
    place: PLACE[place],
    basiqGroup: basiqGroup === "-" ? null : basiqGroup,
    formThirteenLine: form13 === "-" ? null : FORM_13[form13],
  }),
);

const byCode = new Map(OUTGOING_LEAVES.map((leaf) => [leaf.code, leaf]));

/** The outgoing leaf of a code; the uncategorised leaf for a code that names none. */
export function toLeaf(code: string): Leaf {
  const leaf = byCode.get(code) ?? byCode.get("unc.debit");
  if (!leaf) throw new Error("the taxonomy has no uncategorised leaf");
  return leaf;
}

export function isOutgoing(code: string): boolean {
  return byCode.has(code);
}

/** "foo" of "foo.groceries". */
export function groupOf(code: string): string {
  return code.slice(0, 3);
}

import { readPayers, readSinglePayers } from "./rows";
import type { Payer } from "./types";

/** Payments of the Commonwealth and of well-known state schemes, as statements word them. */
export const SEEN_PUBLIC_PAYERS: readonly Payer[] = [
  ...readPayers(
    "inc.gov.age_pension",
    `
Centrelink Age Pension: CTRLINK PENSION 123A4567890; CENTRELINK AGE PENSION; AGE PENSION CENTRELINK 1022441B`,
    "PENS",
  ),
  ...readPayers(
    "inc.gov.disability",
    `
Centrelink DSP: CTRLINK DISABILITY SUPPORT; CENTRELINK DSP 22314456K; DISABILITY SUP CENTRELINK`,
  ),
  ...readPayers(
    "inc.gov.jobseeker",
    `
Centrelink JobSeeker: CTRLINK JOBSEEKER 8812345A; CENTRELINK JOBSEEKER PYMT; JOBSEEKER PAY CENTRELINK; NEWSTART CTRLINK`,
  ),
  ...readPayers(
    "inc.gov.parenting",
    `
Centrelink Parenting: CTRLINK PARENTING 5567123C; PARENTING PAYMT CENTRELINK; CENTRELINK PPS SINGLE`,
  ),
  ...readPayers(
    "inc.gov.youth_study",
    `
Centrelink Youth Allowance: CTRLINK YOUTH ALLOWANCE; YOUTH ALLOW CENTRELINK 7781; CENTRELINK YALL
Centrelink Austudy: AUSTUDY CENTRELINK; CTRLINK AUSTUDY 4412A
Centrelink Abstudy: ABSTUDY CENTRELINK; CTRLINK ABSTUDY`,
  ),
  ...readPayers(
    "inc.gov.family",
    `
Family Assistance: AUS GOV FAMILIES 3215288; FAMILY ALLOWANCE AUS GOV FAMILIES; FTB CENTRELINK 6671B
Child Care Subsidy: AUS GOV CHILD CARE SUBSIDY; CCS LUMP SUM SERVICES AUST`,
  ),
  ...readPayers(
    "inc.gov.rent_assist",
    `
Centrelink Rent Assistance: CENTRELINK RENT ASSISTANCE; RENT ASSIST CTRLINK`,
  ),
  ...readPayers(
    "inc.gov.carer",
    `
Centrelink Carer: CTRLINK CARER PAYMENT 8123; CARER ALLOW CENTRELINK; CENTRELINK CARERS PYMT`,
  ),
  ...readPayers(
    "inc.gov.dva",
    `
Veterans' Affairs: DVA PENSION 00QX12345; DEPT OF VETERANS AFFAIRS; VTA BENEFITS 223417; DVA INCOME SUPPORT`,
  ),
  ...readPayers(
    "inc.gov.parental_leave",
    `
Paid Parental Leave: PAID PARENTAL LEAVE AUS GOV; AUS GOV PPL 7712B; PARENTAL LEAVE PAY SERVICES AUST`,
  ),
  ...readSinglePayers(
    "inc.gov.crisis",
    "CENTRELINK CRISIS PAYMENT; AGDRP SERVICES AUSTRALIA; DISASTER RECOVERY PYMT AUS GOV",
  ),
  ...readSinglePayers(
    "inc.gov.other",
    "SERVICES AUSTRALIA ENERGY SUPPLEMENT; CTRLINK MOBILITY ALLOWANCE; CENTRELINK SPECIAL BENEFIT",
  ),
  ...readPayers(
    "crd.medicare",
    `
Medicare ^002221: MCARE BENEFITS 335139846 IYWQ; MEDICARE BENEFIT; MCARE BENEFITS 198145800 CYWQ`,
  ),
  ...readPayers(
    "crd.tax_refund",
    `
Tax Office: ATO ATO003000012345678; ATO TAX REFUND; AUSTRALIAN TAX OFFICE ATO00400`,
    "TAXS",
  ),
  ...readPayers(
    "inc.support.child",
    `
Child Support: CHILD SUPPORT CSA 772134; CHILDSUPPORT AUS GOV; SERVICES AUST CHILD SUPPORT`,
  ),
  ...readSinglePayers(
    "inc.comp.workcover",
    "ICARE WORKERS INSURANCE; WORKCOVER QLD WEEKLY PAYMENT; WORKSAFE VICTORIA COMP",
  ),
];

/** Public schemes and agencies that rarely pay, or whose payments have a rare wording. */
export const HELD_OUT_PUBLIC_PAYERS: readonly Payer[] = [
  ...readPayers(
    "inc.gov.age_pension",
    `
Age pension by file name: SOCIAL SEC PENSION AGE; PENSION 00XX1234567 SERVICES AUS; DSS AGE PEN FN07NOV`,
  ),
  ...readPayers(
    "inc.gov.jobseeker",
    `
JobSeeker by file name: SERVICES AUST JSP 221Q; CLK JOBSEEKER FN; JSP CENTRELINK 2210`,
  ),
  ...readPayers(
    "inc.gov.family",
    `
Family payments by file name: FAMILIES AUS GOV FB1G9978207492; FTB A AND B SERV AUST; AUSGOV FAMILY ASSIST`,
  ),
  ...readSinglePayers(
    "inc.gov.youth_study",
    "SERVICES AUST AUSTUDY FN; AUS APPRENTICESHIPS ALLOWANCE; ASSISTANCE ISOLATED CHILDREN",
  ),
  ...readPayers(
    "inc.gov.carer",
    `
Carer supplement: CARER SUPPLEMENT AUS GOV; CDC CARERS ALLOW SERV AUST`,
  ),
  ...readSinglePayers(
    "inc.gov.other",
    "NSW GOVT FAMILY ENERGY REBATE; VIC GOV POWER SAVING BONUS; QLD COST OF LIVING REBATE; FOSTER CARE ALLOWANCE DCJ; DEPT CHILD PROTECTION CARER SA; COMMUNITIES WA FOSTER SUBSIDY",
  ),
  ...readSinglePayers(
    "inc.gov.crisis",
    "SERVICE NSW BACK HOME GRANT; QRA EMERGENCY HARDSHIP; DISASTER RELIEF AUST VIC GOVT",
  ),
  ...readSinglePayers(
    "inc.gov.dva",
    "MRCC PERMANENT IMPAIRMENT; DVA INCAPACITY PAYMENT; VETERANS DISABILITY COMP",
  ),
  ...readPayers(
    "crd.medicare",
    `
Medicare by file name: SERVICES AUS MEDICARE CLAIM; MC BBS747 5550001X MCARE BENEFITS; MEDICARE EASYCLAIM`,
  ),
  ...readSinglePayers(
    "crd.tax_refund",
    "H&R BLOCK TRUST REFUND; ETAX ACCOUNTANTS REFUND TRUST; ITP TAX REFUND TRUST A/C",
  ),
  ...readSinglePayers(
    "inc.comp.workcover",
    "ALLIANZ WORKERS COMP WEEKLY; GALLAGHER BASSETT WCOMP; EML WORKERS INS NSW; RETURNTOWORKSA; TAC LOSS OF EARNINGS; COMCARE INCAPACITY; NT WORKSAFE QBE WEEKLY COMP",
  ),
];

/** Funds, platforms, agents, registries and insurers that pay people and are not employers. */
export const OTHER_PAYERS_SEEN: readonly Payer[] = [
  ...readPayers(
    "inc.super.pension",
    `
AustralianSuper Pension: AUSTRALIANSUPER PENSION; AUSTSUPER CHOICE INCOME
Hostplus Pension: HOSTPLUS PENSION 005123456; HOST-PLUS PENSION
UniSuper: UNISUPER PENSION; UNISUPER FLEXI PENSION
CSC: COMSUPER PENSION; CSC PSS PENSION`,
    "PENS",
  ),
  ...readPayers(
    "inc.gig.platform",
    `
Uber: UBER BV PAYMENTS; UBER AUSTRALIA PTY EARNINGS; RASIER PACIFIC UBER
DoorDash: DOORDASH DASHER PAY; DOORDASH TECHNOLOGIES AU
Airtasker: AIRTASKER PAYOUT; AIRTASKER PTY LTD EARNINGS
DiDi: DIDI MOBILITY DRIVER PAYOUT; DIDI DRIVER`,
  ),
  ...readPayers(
    "inc.invest.dividend",
    `
CBA dividend: CBA INTERIM DIV 001298; CBA FNL DIV 23/00811257
BHP dividend: BHP GROUP DIV AF385; BHP DIVIDEND
Telstra dividend: TLS FNL DIV 001277; TELSTRA DIV
Woolworths dividend: WOW FNL DIV 24/00423; WOOLWORTHS GRP DIV`,
  ),
  ...readPayers(
    "inc.invest.distribution",
    `
Vanguard: VANGUARD VAS PAYMENT JUL24; VAS DST 001283441
BetaShares: BETASHARES A200 DST; A200 DIST BETASHARES`,
  ),
  ...readPayers(
    "inc.comp.insurance",
    `
AAMI claim: AAMI CLAIM SETTLEMENT; AAI LIMITED CLAIM 88123
NRMA claim: NRMA INSURANCE CLAIM PMT; IAG CLAIMS PAYMENT`,
  ),
  ...readSinglePayers("crd.refund", "BUPA CLAIM BENEFIT; MEDIBANK CLAIM 8812; HCF CLAIMS PAYMENT"),
  ...readPayers(
    "crd.gambling_return",
    `
Sportsbet return: SPORTSBET WITHDRAWAL; SPORTSBET PTY LTD PAYOUT
TAB return: TAB ONLINE WITHDRAWAL; TAB LIMITED PAYOUT
Ladbrokes return: LADBROKES WITHDRAWAL; LADBROKES AU PAYOUT`,
  ),
];

export const OTHER_PAYERS_HELD_OUT: readonly Payer[] = [
  ...readPayers(
    "inc.super.pension",
    `
Vision Super Pension: VISION SUPER PENS; VISION SUP INCOME STREAM
Aware: AWARE SUPER RETIREMENT INC; AWARE RIS PAYMENT
GESB: GESB WA SUPER PENSION; GOVT EMPLOYEES SUPER
Mercer: MERCER ALLOCATED PENSION; MERCER SUPER TRUST PEN
Colonial FirstChoice: FIRSTCHOICE PENSION; CFS FIRSTCHOICE PEN
ESSSuper: ESSSUPER PENSION; EMERGENCY SERVICES SUPER
QSuper: QSUPER INCOME ACCOUNT; ART RETIREMENT INCOME`,
    "PENS",
  ),
  ...readSinglePayers(
    "inc.super.lump",
    "AUSTRALIANSUPER LUMP SUM; REST SUPER WITHDRAWAL BENEFIT; CBUS SUPER COMPASSIONATE",
  ),
  ...readPayers(
    "inc.gig.platform",
    `
Menulog courier: MENULOG COURIER EARNINGS; MENULOG PTY LTD COURIER
HungryPanda: HUNGRYPANDA RIDER; HUNGRY PANDA AU RIDER PAY
Mable: MABLE TECHNOLOGIES; MABLE PAYMENT
Sherpa Delivery: SHERPA DRIVER PAY; SHERPA PTY LTD
Upwork: UPWORK ESCROW; UPWORK GLOBAL
Fiverr: FIVERR PAYONEER; PAYONEER FIVERR
Mad Paws sitter: MAD PAWS SITTER PAYOUT; MADPAWS PAYOUT
Yoojo: YOOJO PAYOUT; YOOJO`,
  ),
  ...readSinglePayers(
    "inc.property.rent",
    "RAY WHITE TRUST OWNER DISB; LJ HOOKER KEMPSEY TRUST; BARRY PLANT RENTAL ACCOUNT; HARCOURTS OWNERS PAYMENT; PRDNATIONWIDE STMT 0812; MCGRATH RENTAL TRUST; LITTLE REAL ESTATE LANDLORD; DIFFERENT REA TRUST OWNER; AIRBNB PAYMENTS HM2KX1; STAYZ OWNER PAYOUT",
  ),
  ...readSinglePayers(
    "inc.invest.dividend",
    "MQG FNL DIV 001301; S32 DIVIDEND AUI24; FMG INT DIV 00112; AFI DIV 0031122; SOL FNL DIV 8823; COL DIVIDEND INT24; ANN DIV 0034; GEM FNL DIV 001211",
  ),
  ...readSinglePayers(
    "inc.invest.distribution",
    "MAGELLAN GLOBAL FUND DIST; STW DST 001211; IOZ DST 0044; CHARTER HALL DISTRIBUTION; DEXUS DST 001288; LA TROBE AUST CREDIT FUND",
  ),
  ...readSinglePayers(
    "inc.comp.insurance",
    "YOUI CLAIM 771234; HOLLARD CLAIMS; TAL INCOME PROTECTION CLAIM; PETSURE CLAIM REIMB; QBE CLAIM SETTLE",
  ),
  ...readSinglePayers(
    "crd.refund",
    "TEACHERS HEALTH BENEFIT; WESTFUND CLAIM; GU HEALTH CLAIM; HBF CLAIMS 0112",
  ),
  ...readSinglePayers(
    "crd.other",
    "CASHREWARDS PAYMENT; SHOPBACK AUSTRALIA; LITTLE BIRDIE CASHBACK; TOPCASHBACK AU",
  ),
  ...readSinglePayers(
    "crd.gambling_return",
    "DABBLE WITHDRAWAL; BETR PAYOUT; POINTSBET WITHDRAWAL; PALMERBET WDL; NEDS WITHDRAWAL; UNIBET PAYOUT; OZ LOTTERIES PRIZE",
  ),
  ...readSinglePayers(
    "crd.asset_sale",
    "CARSALES INSTANT OFFER; COMPUTERSHARE SALE PROCEEDS; GRAYS ONLINE VENDOR; COMMSEC SETTLEMENT; PICKLES AUCTIONS VENDOR",
  ),
  ...readSinglePayers(
    "inc.business.receipts",
    "SQUARE AU PTY LTD SETTLEMENT; TYRO SETTLEMENT 0812; STRIPE PAYMENTS AUSTRALIA; ZELLER MERCHANT SETTLEMENT; MYPOS SETTLE; ETSY PAYMENTS SELLER; EBAY COMMERCE PAYOUT; SHOPIFY PAYMENTS AU; CBA MERCHANT SETTLE 5353109",
  ),
];

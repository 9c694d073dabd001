/**
 * Services Australia's own short words for its payments. Alone they may mean anything; beside the agency's name they say which
 * payment it is. The first that fits decides.
 */
export const BENEFIT_CODES: readonly (readonly [code: string, words: string])[] = [
  ["inc.support.child", "CSA"],
  ["inc.gov.parental_leave", "PPL PARENTAL DAPP"],
  ["inc.gov.family", "FTB FAM FAMILY FAMILIES CCS CCB CHILDASSISTPYMT"],
  ["inc.gov.carer", "CAR CARER CARERS CDC CAA CAP"],
  ["inc.gov.parenting", "PPS PPP PP PARENT PARENTING"],
  ["inc.gov.disability", "DSP DISABILITY MOB MOBILITY"],
  ["inc.gov.jobseeker", "JSP JSA NSA NEWSTART JOBSEEKER JOBSEEK UNEMPLOY"],
  ["inc.gov.youth_study", "YA YAL YALL YTH YOUTH AUSTUDY ABSTUDY ABY STUDY ISOLATED STUDENT"],
  ["inc.gov.rent_assist", "CRA RENT"],
  ["inc.gov.crisis", "CRISIS DISASTER AGDRP DRA EMERGENCY"],
  ["inc.gov.age_pension", "AGE AGED PEN PENS PENSION PENSIONS"],
];

/** The agency in the words of banks. */
export const AGENCY_WORDS: ReadonlySet<string> = new Set(
  "CENTRELINK CTRLINK CNTRLINK DSS FAHCSIA FAMILIES AUSGOV DHS SERVAUST FAO".split(" "),
);
/** The agency in two words. */
export const AGENCY_PAIRS: ReadonlySet<string> = new Set([
  "AUS GOV",
  "AUST GOV",
  "AUS GOVT",
  "SERV AUST",
  "SERVICES AUS",
  "SERVICES AUST",
  "SERVICES AUSTRALIA",
  "SERVICE AUSTRALIA",
  "HUMAN SERVICES",
  "SOCIAL SEC",
  "SOCIAL SECURITY",
]);

/** Words of a payroll: an agency, a tax office or a Medicare clinic that prints one of them pays its staff. */
export const PAYROLL_WORDS: ReadonlySet<string> = new Set(
  "SALARY SALARIES WAGE WAGES PAYROLL STAFF APS PAYE PAYG".split(" "),
);

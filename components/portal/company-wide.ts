/** Pages about the company or the user. A change there applies to test and live. */
const COMPANY_WIDE =
  /^\/(test|live)\/(settings(\/(branding|affordability|category-maps|members|notifications|single-sign-on|live)(\/.*)?)?|account(\/.*)?)$/;

/** True for a page whose changes also apply to live, whichever environment its URL names. */
export function isCompanyWide(pathname: string): boolean {
  return COMPANY_WIDE.test(pathname);
}

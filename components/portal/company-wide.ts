/** Pages about the company or the person: a change there applies to test and live. */
const COMPANY_WIDE =
  /^\/(test|live)\/(settings(\/(branding|affordability|category-maps|members|notifications|single-sign-on|live)(\/.*)?)?|account(\/.*)?)$/;

/** True for a page whose changes apply to live too, whichever environment is in its URL. */
export function isCompanyWide(pathname: string): boolean {
  return COMPANY_WIDE.test(pathname);
}

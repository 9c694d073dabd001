/** Pages about the company or the user. A change there applies to test and live. */
const COMPANY_WIDE =
  /^\/(test|live)\/(settings(\/(branding|affordability|category-maps|members|notifications|single-sign-on|live)(\/.*)?)?|account(\/.*)?)$/;

/** Reports whether changes on a page apply to both environments, whichever environment the page's URL names. */
export function isCompanyWide(pathname: string): boolean {
  return COMPANY_WIDE.test(pathname);
}

const longDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Sydney" });

/** The day in Sydney, written out: 10 July 2027. */
export function toLongDate(date: Date): string {
  return longDate.format(date);
}

const longDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Sydney" });

/** Writes the day in Sydney: "10 July 2027". */
export function toLongDate(date: Date): string {
  return longDate.format(date);
}

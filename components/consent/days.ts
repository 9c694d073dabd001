const LONG = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Sydney",
  day: "numeric",
  month: "long",
  year: "numeric",
});

const WITH_TIME = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Sydney",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** Writes the day in Sydney: "21 November 2026". */
export function longDay(instant: Date): string {
  return LONG.format(instant);
}

/** Writes the time in Sydney: "21 November 2026 at 2:03 pm AEDT". */
export function dayAndTime(instant: Date): string {
  return WITH_TIME.format(instant);
}

/** Writes the day in Sydney: "10 July 2027". */
export const { format: toLongDate } = new Intl.DateTimeFormat("en-AU", {
  dateStyle: "long",
  timeZone: "Australia/Sydney",
});

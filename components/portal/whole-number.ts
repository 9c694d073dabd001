const FORMAT = new Intl.NumberFormat("en-AU");

/** A count as one reads it: 12,480. Made with one formatter, as tables have hundreds of them. */
export const wholeNumber = (value: number): string => FORMAT.format(value);

const FORMAT = new Intl.NumberFormat("en-AU");

/** A count with separators: 12,480. Made with one formatter, because tables have hundreds of them. */
export const wholeNumber = (value: number): string => FORMAT.format(value);

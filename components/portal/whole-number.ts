const FORMAT = new Intl.NumberFormat("en-AU");

/** A count with separators: 12,480. Uses one formatter, because tables have hundreds of counts. */
export const wholeNumber = (value: number): string => FORMAT.format(value);

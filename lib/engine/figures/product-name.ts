/**
 * The bank and its product, "Pelican Point Bank, Standard Variable". Many products begin with the bank's name, which is
 * then not repeated.
 */
export function toProductName(bank: string | null, product: string): string {
  const isNamed = bank === null || product.toLowerCase().startsWith(bank.toLowerCase());
  return isNamed ? product : `${bank}, ${product}`;
}

/** Returns a setting that `npm run faults` passes to the cases. */
export function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm run faults\`.`);
  return value;
}

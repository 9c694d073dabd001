/** The most telling of the cases in which the product is broken; `npm run faults` runs them all. Files run as they are named. */
export async function runFaultSample({ tool, folder, filters, totals, lifecycle }) {
  const { runFaults } = await import("../faults/run.mjs");
  const { printResults } = await import("../faults/print.mjs");
  const sample = filters.length === 0;
  const { found, failure } = await runFaults({ folder, lifecycle, tool, sample, files: filters });
  printResults(found);
  totals.passed += found.filter(({ passed }) => passed).length;
  totals.failed += found.filter(({ passed }) => !passed).length;
  if (failure) throw failure;
  if (found.length === 0) throw new Error("No case was run.");
}

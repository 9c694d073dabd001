/**
 * Runs a sample of the fault cases; `npm run faults` runs all cases. If `filters` names files, runs all cases of those
 * files instead.
 */
export async function runFaultSample({ tool, folder, filters, totals, lifecycle }) {
  const { runFaults } = await import("../faults/run.mjs");
  const { printResults } = await import("../faults/print.mjs");
  const sample = filters.length === 0;
  const { found, failure } = await runFaults({ folder, lifecycle, tool, sample, files: filters });
  printResults(found);
  totals.passed += found.filter(({ passed }) => passed).length;
  totals.failed += found.filter(({ passed }) => !passed).length;
  for (const { subject, name, passed, problem, before } of found) {
    if (!passed) totals.failures.push({ name: `${subject}: ${name}`, problem });
    else if (before !== undefined) totals.flaky.push({ name: `${subject}: ${name}`, problem: before });
  }
  if (failure) throw failure;
  if (found.length === 0) throw new Error("No case was run.");
}

/** Marks a case of the sample, which `npm run test:all` runs too. */
const MARKED = "*";

/** Lists the existing cases by subject. An asterisk marks the cases of the sample. */
export function printCases(cases) {
  for (const [subject, group] of bySubject(cases)) {
    console.log(`\n${subject}`);
    for (const { name, done, sample } of group)
      console.log(`  ${sample ? MARKED : " "} ${name}\n      ${done}`);
  }
  const marked = cases.filter(({ sample }) => sample).length;
  console.log(
    `\n${cases.length} cases, ${marked} of them (${MARKED}) in the sample that \`npm run test:all\` runs.`,
  );
}

/** Prints each fault, the seconds until the product recovered, and the verdict. */
export function printResults(results) {
  for (const [subject, group] of bySubject(results)) {
    console.log(`\n${subject}`);
    for (const { name, done, recoverySeconds, boundSeconds, passed, problem, before } of group) {
      const seconds = recoverySeconds === null ? "   –  " : `${recoverySeconds.toFixed(1).padStart(5)} s`;
      const bound = boundSeconds === 60 ? "" : ` (bound ${boundSeconds} s)`;
      console.log(`  ${passed ? "passed" : "FAILED"} ${seconds}  ${name}${bound}\n                  ${done}`);
      if (before !== undefined) console.log(indent(`flaky, failed at its first attempt: ${before}`));
      if (!passed) console.log(indent(problem));
    }
  }
  const failed = results.filter(({ passed }) => !passed).length;
  const times = results.flatMap(({ recoverySeconds }) => recoverySeconds ?? []).sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)];
  console.log(`\n${results.length} cases, ${results.length - failed} passed, ${failed} failed.`);
  if (middle !== undefined)
    console.log(`Recovery: median ${middle.toFixed(1)} s, longest ${times.at(-1).toFixed(1)} s.`);
}

const indent = (text) => text.replace(/^/gm, "                  ");

function bySubject(cases) {
  const groups = new Map();
  for (const each of cases) groups.set(each.subject, [...(groups.get(each.subject) ?? []), each]);
  return groups;
}

import type { AutomatedCheck } from "@/lib/rules/application/checks";
import { Chip, type Tone } from "../ui/chip";

const VERDICTS: Readonly<Record<AutomatedCheck["verdict"], { label: string; tone: Tone }>> = {
  ok: { label: "Holds", tone: "good" },
  look: { label: "Check", tone: "warn" },
  none: { label: "n/a", tone: "quiet" },
};

/** Shows the results of the automated checks. The operator looks up the registers by hand. */
export function AutomatedChecks({ checks }: { checks: readonly AutomatedCheck[] }) {
  return (
    <ul className="grid gap-3 text-sm">
      {checks.map(({ name, verdict, says }) => (
        <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          <div>
            <p className="font-medium">{name}</p>
            <p className="wrap-anywhere text-soft">{says}</p>
          </div>
          <div>
            <Chip tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].label}</Chip>
          </div>
        </li>
      ))}
    </ul>
  );
}

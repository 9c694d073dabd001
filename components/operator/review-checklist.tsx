import type { FormAction } from "@/lib/contract/form";
import { ActForm } from "../portal/act-form";
import { Time } from "../ui/time";

type Tick = { item: string; operatorEmail: string; at: Date };

/** The operator's checklist, item by item, with who checked it. Each button says what it does. */
export function ReviewChecklist({
  id,
  items,
  ticks,
  action,
}: {
  id: string;
  items: readonly { item: string; label: string }[];
  ticks: readonly Tick[];
  action: FormAction | null;
}) {
  return (
    <ol className="grid gap-5 text-sm">
      {items.map(({ item, label }) => {
        const tick = ticks.find((each) => each.item === item);
        return (
          <li key={item} className={`grid gap-2 border-l-2 pl-3 ${tick ? "border-good" : "border-line"}`}>
            <div>
              <p>{label}</p>
              {tick ? (
                <p className="text-xs text-soft">
                  Checked by {tick.operatorEmail}, <Time at={tick.at} />
                </p>
              ) : null}
            </div>
            {action ? (
              <ActForm
                action={action}
                hidden={tick ? { id, item } : { id, item, ticked: "on" }}
                label={tick ? "Clear" : "Mark as checked"}
                busy="Saving…"
              />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

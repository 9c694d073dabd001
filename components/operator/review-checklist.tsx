import type { FormAction } from "@/lib/contract/form";
import { ActForm } from "../portal/act-form";
import { Disclosure } from "../ui/disclosure";
import { Time } from "../ui/time";
import { EvidenceForm } from "./evidence-form";

type Item = { item: string; label: string; registers: readonly { label: string; href: string }[] };
type Tick = {
  item: string;
  operatorEmail: string;
  at: Date;
  note: string | null;
  link: string | null;
  fileName: string | null;
};

/** The operator's checklist. Each item says where to look, which operator looked, and what they saw. */
export function ReviewChecklist({
  id,
  items,
  ticks,
  actions,
}: {
  id: string;
  items: readonly Item[];
  ticks: readonly Tick[];
  actions: { tick: FormAction; clear: FormAction } | null;
}) {
  return (
    <ol className="grid gap-5 text-sm">
      {items.map((one) => {
        const tick = ticks.find((each) => each.item === one.item);
        return (
          <li key={one.item} className={`grid gap-2 border-l-2 pl-3 ${tick ? "border-good" : "border-line"}`}>
            <p>{one.label}</p>
            <Registers item={one} />
            {tick ? <Seen id={id} tick={tick} /> : null}
            {actions && tick ? (
              <ActForm
                action={actions.clear}
                hidden={{ id, item: one.item }}
                label={tick.note || tick.link || tick.fileName ? "Clear this item and its evidence" : "Clear"}
                busy="Saving…"
              />
            ) : null}
            {actions && !tick ? (
              <Disclosure summary="Record what you saw…">
                <EvidenceForm action={actions.tick} id={id} item={one.item} />
              </Disclosure>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

function Registers({ item: { registers } }: { item: Item }) {
  if (registers.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {registers.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer" className="text-accent underline">
          {label}
        </a>
      ))}
    </p>
  );
}

function Seen({ id, tick: { item, operatorEmail, at, note, link, fileName } }: { id: string; tick: Tick }) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      {note ? <p className="whitespace-pre-line">{note}</p> : null}
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer" className="text-accent underline">
          {link}
        </a>
      ) : null}
      {fileName ? (
        <a href={`/operator/applications/${id}/checks/${item}`} className="text-accent underline" download>
          {fileName}
        </a>
      ) : null}
      <p className="text-xs text-soft">
        Checked by {operatorEmail}, <Time at={at} />
      </p>
    </div>
  );
}

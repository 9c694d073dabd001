import type { FigurePanel, Part } from "../../report/panel/model";
import { FigureRows } from "./figure-rows";
import { Heading, Terms } from "./panel-parts";

/** Shows an opened figure: its value, its formula with numbers, its components and its transactions. */
export function FigureContent({ panel }: { panel: FigurePanel }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <p className="text-3xl font-semibold tracking-tight tabular-nums">
          {panel.value} <span className="text-sm font-normal tracking-normal text-soft">{panel.per}</span>
        </p>
        {panel.note ? <p className="mt-1 text-sm text-soft">{sentence(panel.note)}</p> : null}
      </div>
      {panel.customer ? <p className="border-l-2 border-accent pl-3 text-sm">{panel.customer}</p> : null}
      {panel.formula ? <Formula panel={panel} /> : null}
      {panel.parts.length > 0 ? <Parts parts={panel.parts} /> : null}
      <Terms terms={panel.facts} />
      {panel.rows ? (
        <FigureRows figureKey={panel.key} first={panel.rows.page} check={panel.rows.check} />
      ) : (
        <p className="text-sm text-soft">{panel.noRows}</p>
      )}
    </div>
  );
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function Formula({ panel: { formula, worked } }: { panel: FigurePanel }) {
  if (!formula) return null;
  return (
    <section>
      <Heading>How it’s calculated</Heading>
      <p className="mt-2 text-sm">
        <span className="font-medium">{formula.name}</span>{" "}
        <span className="rv-code text-xs text-soft">{formula.id}</span>
      </p>
      <p className="mt-1 text-sm text-soft">{formula.text}</p>
      {worked ? (
        <p className="mt-3 rounded-md bg-mist px-3 py-2.5 text-sm font-medium tabular-nums">{worked}</p>
      ) : null}
    </section>
  );
}

/**
 * The number of components shown at first. All thirty categories of a total would push the transactions out of view.
 */
const PARTS_SHOWN = 8;

function Parts({ parts }: { parts: readonly Part[] }) {
  const rest = parts.slice(PARTS_SHOWN);
  return (
    <section>
      <Heading>How it adds up</Heading>
      <PartList parts={parts.slice(0, PARTS_SHOWN)} />
      {rest.length > 0 ? (
        <details>
          <summary className="w-fit cursor-pointer py-2 text-sm text-accent">{`${rest.length} more`}</summary>
          <PartList parts={rest} />
        </details>
      ) : null}
    </section>
  );
}

function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="mt-2 text-sm">
      {parts.map(({ sign, name, value, key }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts can have the same text, and parts never move.
        <li key={index} className="flex items-baseline gap-3 border-b border-line py-1.5">
          <span aria-hidden={sign === ""} className="w-3 shrink-0 text-soft">
            {sign}
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          <span className="text-right tabular-nums">
            {key ? (
              <a href="#method" data-figure={key} className="rv-open">
                {value}
              </a>
            ) : (
              value
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { RowPanel } from "../../report/panel/model";
import { Heading, Terms } from "./panel-parts";

/** Shows an opened transaction: the bank's description, how we interpreted it, and the figures that include it. */
export function RowContent({ panel }: { panel: RowPanel }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <p className="text-3xl font-semibold tracking-tight tabular-nums">{panel.value}</p>
        <p className="mt-1 text-sm text-soft wrap-anywhere">{panel.description}</p>
      </div>
      <Terms terms={panel.facts} />
      <section>
        <Heading>Counts in</Heading>
        {panel.figures.length === 0 ? (
          <p className="mt-2 text-sm text-soft">
            No figure counts this transaction. The category shows why. For example, it is a transfer between
            the customer’s own accounts, a reversal or interest charged to a loan. It may also be a credit
            that is not income, such as a tax refund or a cash deposit.
          </p>
        ) : (
          <ul className="mt-2 text-sm">
            {panel.figures.map(({ name, value, key }) => (
              <li key={key} className="flex justify-between gap-6 border-b border-line py-1.5">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <a href="#method" data-figure={key} className="rv-open shrink-0 tabular-nums">
                  {value}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

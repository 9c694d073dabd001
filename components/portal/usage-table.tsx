import { Table, Th } from "../ui/table";
import type { Series } from "./bar-chart";
import type { Bucket } from "./usage-buckets";
import { wholeNumber } from "./whole-number";

/** The classes of every cell, in one string because there are hundreds of cells. */
const CELLS =
  "[&>tr>*]:border-b [&>tr>*]:border-line [&>tr>*]:py-1.5 [&>tr>*]:pr-4 [&>tr>*]:text-right [&>tr>*]:tabular-nums [&>tr>*:last-child]:pr-0 [&>tr>th]:text-left [&>tr>th]:font-normal [&>tr>th]:whitespace-nowrap";

/** Lists the numbers of a chart, newest first, with their sums. */
export function UsageTable({
  label,
  buckets,
  series,
}: {
  label: string;
  buckets: readonly Bucket[];
  series: readonly Series[];
}) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th>Time</Th>
          {series.map(({ name }) => (
            <Th key={name} className="text-right">
              {name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody className={CELLS}>
        <tr className="font-medium *:font-medium!">
          <th scope="row">Total</th>
          {series.map(({ name, values }) => (
            <td key={name}>{wholeNumber(values.reduce((sum, value) => sum + value, 0))}</td>
          ))}
        </tr>
        {buckets
          .map((bucket, index) => (
            <tr key={bucket.key}>
              <th scope="row">{bucket.long}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{wholeNumber(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))
          .reverse()}
      </tbody>
    </Table>
  );
}

import { Table, Td, Th } from "../ui/table";
import type { Series } from "./bar-chart";
import type { Bucket } from "./usage-buckets";

const count = (value: number) => value.toLocaleString("en-AU");

/** The numbers of a chart, newest first, with their sums. */
export function UsageTable({
  label,
  buckets,
  series,
}: {
  label: string;
  buckets: readonly Bucket[];
  series: readonly Series[];
}) {
  const right = "text-right tabular-nums";
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
      <tbody>
        <tr className="font-medium">
          <Td className="py-1.5">Together</Td>
          {series.map(({ name, values }) => (
            <Td key={name} className={`py-1.5 ${right}`}>
              {count(values.reduce((sum, value) => sum + value, 0))}
            </Td>
          ))}
        </tr>
        {buckets
          .map((bucket, place) => (
            <tr key={bucket.key}>
              <Td className="py-1.5 whitespace-nowrap">{bucket.long}</Td>
              {series.map(({ name, values }) => (
                <Td key={name} className={`py-1.5 ${right}`}>
                  {count(values[place] ?? 0)}
                </Td>
              ))}
            </tr>
          ))
          .reverse()}
      </tbody>
    </Table>
  );
}

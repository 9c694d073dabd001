import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import type { CategoryMap } from "@/lib/rules/category-map";

type Format = { format: string; label: string };

export const REPORT_FORMATS: readonly Format[] = [
  { format: "xlsx", label: "Excel" },
  { format: "csv", label: "CSV" },
  { format: "lines-csv", label: "Form lines CSV" },
];
export const COPY_FORMATS: readonly Format[] = [
  { format: "assessed-xlsx", label: "Adjusted Excel" },
  { format: "assessed-csv", label: "Adjusted CSV" },
  { format: "assessed-lines-csv", label: "Adjusted form lines CSV" },
];

/**
 * Lets a member choose one of the company's category `maps`, and download a file with that map's headings. Renders
 * nothing if there is no map. `base` is the path of the request's page. Works without script.
 */
export function MappedDownloads({
  maps,
  base,
  label,
  formats,
}: {
  maps: readonly Pick<CategoryMap, "name">[];
  base: string;
  label: string;
  formats: readonly Format[];
}) {
  const [first] = maps;
  if (!first) return null;
  return (
    <form className="flex flex-wrap items-end gap-2">
      <SelectField
        label={label}
        name="map"
        chosen={first.name}
        choices={maps.map(({ name }) => ({ value: name, label: name }))}
      />
      {formats.map(({ format, label: words }) => (
        <Button key={format} type="submit" kind="plain" formAction={`${base}/download/${format}`}>
          {words}
        </Button>
      ))}
    </form>
  );
}

import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import type { Member } from "@/lib/http/member";
import { listCategoryMaps } from "@/lib/store/read/category-maps";

const FORMATS = [
  { format: "xlsx", label: "Excel" },
  { format: "csv", label: "CSV" },
  { format: "lines-csv", label: "Form lines CSV" },
] as const;

/**
 * The files that take the headings of one of the company's category maps. Nothing without a map. `base` is the path of the
 * request's page; an insight report has no table of transactions. Works without script.
 */
export async function MappedDownloads({
  asking,
  base,
  hasTable,
}: {
  asking: Member;
  base: string;
  hasTable: boolean;
}) {
  const maps = await listCategoryMaps(asking.company.id);
  const [first] = maps;
  if (!first) return null;
  return (
    <form className="flex flex-wrap items-end gap-2">
      <SelectField
        label="Download under the headings of"
        name="map"
        chosen={first.name}
        choices={maps.map(({ name }) => ({ value: name, label: name }))}
      />
      {FORMATS.filter(({ format }) => hasTable || format !== "csv").map(({ format, label }) => (
        <Button key={format} type="submit" kind="plain" formAction={`${base}/download/${format}`}>
          {label}
        </Button>
      ))}
    </form>
  );
}

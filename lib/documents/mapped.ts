import { LIXI_MAP } from "@/lib/contract/category-map";
import { toSpreadsheet, withRows } from "@/lib/documents/table-file";
import type { ReportDocument } from "@/lib/engine/document";
import { AppError } from "@/lib/errors";
import { renderAssessedCsv, renderAssessedLinesCsv } from "@/lib/render/assessed-csv";
import { digestOfMap } from "@/lib/render/category-map-digest";
import { renderCsv } from "@/lib/render/csv";
import { renderMappedLinesCsv } from "@/lib/render/lines-csv";
import { renderXlsx } from "@/lib/render/xlsx/render-xlsx";
import { type CategoryMap, isSameName, LIXI_NAME } from "@/lib/rules/category-map";
import type { Scope } from "@/lib/scope";
import { listCategoryMaps } from "@/lib/store/read/category-maps";

/** The formats that a category map can change. */
export const MAPPABLE = ["csv", "lines-csv", "xlsx", "assessed-csv", "assessed-lines-csv"] as const;
type Mappable = (typeof MAPPABLE)[number];

/**
 * The format of a file with a map's headings. The format contains the map's digest, so no request gets the earlier file
 * after the map has changed.
 */
export type MappedFormat = `${Mappable}-map-${string}`;

/** Reports whether a file in this format has the headings of a category map. Other formats ignore maps. */
export const isMappable = (format: string): format is Mappable =>
  (MAPPABLE as readonly string[]).includes(format);

const PATTERN = /^((?:assessed-)?(?:lines-)?csv|xlsx)-map-([0-9a-f]{16})$/;

/** Reports whether a file of this format has a map's headings. */
export const isMapped = (format: string): format is MappedFormat => PATTERN.test(format);

/** The formats that have LIXI headings without a map. */
const LIXI_FORMATS: ReadonlySet<Mappable> = new Set(["xlsx", "lines-csv", "assessed-lines-csv"]);

/**
 * Returns the format of a file with the headings of the map called `name`. Without a name, returns the plain format.
 * The built-in LIXI map changes nothing in a format that already has LIXI headings. If no map has this name, throws
 * `invalid` with the existing names.
 */
export async function toMapped(
  companyId: string,
  format: Mappable,
  name: string | undefined,
): Promise<Mappable | MappedFormat> {
  if (name === undefined || (LIXI_FORMATS.has(format) && isSameName(name, LIXI_NAME))) return format;
  return `${format}-map-${digestOfMap(await getCategoryMap(companyId, name))}`;
}

/** Renders a file with a map's headings. Throws `conflict` if the map was changed or removed after the request. */
export async function renderMapped(
  { companyId }: Scope,
  document: ReportDocument,
  format: MappedFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const [, plain, digest = ""] = PATTERN.exec(format) ?? [];
  const map = await findMapByDigest(companyId, digest);
  if (!map)
    throw new AppError(
      "conflict",
      "The category map was changed while the file was being created. Request the file again.",
    );
  if (plain === "xlsx") return new Uint8Array(await renderXlsx(document, map));
  if (plain === "lines-csv") return toSpreadsheet(renderMappedLinesCsv(document, map));
  if (plain === "assessed-csv") return toSpreadsheet(renderAssessedCsv(document, map));
  if (plain === "assessed-lines-csv") return toSpreadsheet(renderAssessedLinesCsv(document, map));
  return toSpreadsheet(renderCsv(withRows(document), map));
}

/**
 * Finds a map by name, including the built-in one. If no map has this name, throws `invalid`, which lists the names of
 * all maps.
 */
async function getCategoryMap(companyId: string, name: string): Promise<CategoryMap> {
  const maps = [LIXI_MAP, ...(await listCategoryMaps(companyId))];
  const found = maps.find((map) => isSameName(map.name, name));
  if (found) return found;
  const expected = maps.map((map) => `'${map.name}'`).join(", ");
  const field = {
    type: "value_error",
    loc: ["query", "map"],
    msg: `Value error, there is no category map with this name. Existing maps: ${expected}`,
    input: name,
    ctx: { error: {} },
  };
  throw new AppError("invalid", "The request is not valid.", { fields: [field] });
}

/** Finds a map by digest, including the built-in one; null if no map has this digest any more. */
async function findMapByDigest(companyId: string, digest: string): Promise<CategoryMap | null> {
  const maps = [LIXI_MAP, ...(await listCategoryMaps(companyId))];
  return maps.find((map) => digestOfMap(map) === digest) ?? null;
}

import type { Metadata } from "next";
import { PortalButton, PortalLink } from "@/components/portal/portal-link";
import { counted } from "@/components/report/format";
import { Card } from "@/components/ui/card";
import { MAPPED_CATEGORIES } from "@/lib/contract/category-map";
import { member } from "@/lib/http/member";
import { type CategoryMap, MAPS_MAX } from "@/lib/rules/category-map";
import { listCategoryMaps } from "@/lib/store/read/category-maps";

export const metadata: Metadata = { title: "Category maps" };

export default async function CategoryMapsPage() {
  const asking = await member();
  const maps = await listCategoryMaps(asking.company.id);
  const mayWrite = asking.may("settings.write");
  return (
    <Card
      title="Category maps"
      about="Map each category to a heading of a lender’s form or of another program. You can then download the Excel, CSV and form lines CSV files of any report with those headings. The LIXI map is built in."
    >
      <div className="grid grid-cols-1 justify-items-start gap-6">
        {maps.length === 0 ? <p className="text-sm text-soft">You have no maps of your own yet.</p> : null}
        {maps.length > 0 ? (
          <ul className="w-full divide-y divide-line border-y border-line text-sm">
            {maps.map((map) => (
              <li
                key={map.name}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
              >
                <PortalLink
                  href={`/settings/category-maps/edit?map=${encodeURIComponent(map.name)}`}
                  className="font-medium text-accent underline wrap-anywhere"
                >
                  {map.name}
                </PortalLink>
                <span className="text-soft">{sizeOf(map)}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {mayWrite ? null : (
          <p className="text-sm text-soft">
            Your role ({asking.role}) can read these maps. Only owners and admins can create and change them.
          </p>
        )}
        {mayWrite && maps.length < MAPS_MAX ? (
          <PortalButton href="/settings/category-maps/edit" kind="primary">
            New map
          </PortalButton>
        ) : null}
      </div>
    </Card>
  );
}

/** Describes a map: the number of its headings, and of the categories that have no heading in it. */
function sizeOf({ headings }: CategoryMap): string {
  const missing = MAPPED_CATEGORIES.filter(({ code }) => headings[code] === undefined).length;
  const size = counted(new Set(Object.values(headings)).size, "heading");
  return missing === 0
    ? size
    : `${size}; newer categories without a heading, which keep their own names: ${missing}`;
}

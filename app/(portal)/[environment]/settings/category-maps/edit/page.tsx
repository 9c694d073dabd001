import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ActForm } from "@/components/portal/act-form";
import { CategoryMapForm } from "@/components/portal/category-map-form";
import { PortalLink } from "@/components/portal/portal-link";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { headingField, LIXI_MAP, MAPPED_CATEGORIES, toMapFields } from "@/lib/contract/category-map";
import { member } from "@/lib/http/member";
import { digestOfMap } from "@/lib/render/category-map-digest";
import { HEADING_LENGTH_MAX, isSameName } from "@/lib/rules/category-map";
import { listCategoryMaps } from "@/lib/store/read/category-maps";
import { removeCategoryMapAction, saveCategoryMapAction } from "../actions";

export const metadata: Metadata = { title: "Category map" };

type Props = { searchParams: Promise<{ map?: string | string[] }> };

const CATEGORIES = MAPPED_CATEGORIES.map(({ code, label, group }) => ({
  name: headingField(code),
  label,
  group,
}));

/** Edits one map. A new map starts with the LIXI headings, so that every category has a heading from the start. */
export default async function CategoryMapPage({ searchParams }: Props) {
  const asking = await member();
  const { map: name } = await searchParams;
  const mayWrite = asking.may("settings.write");
  const map = name === undefined ? null : await findMap(asking.company.id, String(name));
  if (name !== undefined && !map) notFound();
  if (!map && !mayWrite) notFound();
  const before = map ? digestOfMap(map) : null;
  return (
    <>
      <p className="mb-4 text-sm">
        <PortalLink href="/settings/category-maps" className="text-accent underline">
          All category maps
        </PortalLink>
      </p>
      <Card
        title={map?.name ?? "New map"}
        about="Type the recipient’s heading for each category. Categories with the same heading are added together. Every category needs a heading, so that no amount is lost."
      >
        <CategoryMapForm
          key={before ?? "new"}
          action={saveCategoryMapAction}
          before={before}
          now={toMapFields(map ?? { ...LIXI_MAP, name: "" })}
          categories={CATEGORIES}
          lengthMax={HEADING_LENGTH_MAX}
          mayWrite={mayWrite}
        />
        {mayWrite && before !== null ? (
          <div className="mt-6">
            <Disclosure summary="Remove this map…">
              <p className="mb-4 max-w-prose text-sm">
                Files that were downloaded with this map don’t change. You won’t be able to use the map for
                new files.
              </p>
              <ActForm
                action={removeCategoryMapAction}
                hidden={{ before }}
                label="Remove the map"
                busy="One moment…"
              />
            </Disclosure>
          </div>
        ) : null}
      </Card>
    </>
  );
}

async function findMap(companyId: string, name: string) {
  return (await listCategoryMaps(companyId)).find((map) => isSameName(map.name, name)) ?? null;
}

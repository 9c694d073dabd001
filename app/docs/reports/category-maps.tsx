import type { Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { HEADING_LENGTH_MAX, HEADINGS_MAX, MAPS_MAX } from "@/lib/rules/category-map";

/** Explains how to export a report with the headings of a recipient's form. */
export const categoryMaps: Section = {
  id: "category-maps",
  title: "Category maps",
  body: (
    <>
      <p>
        <Inline text="Every expense category has a LIXI heading. A lender's form or another program may want other headings. A category map gives each of our categories the heading that you need. Owners and admins create maps in the portal under Settings, Category maps. `GET /v1/category-maps` lists the maps. Test and live share the same maps." />
      </p>
      <ul className="docs-list">
        <li>
          <Inline text="`report.xlsx?map=Harbour%20Bank` adds the heading next to every expense, income and transaction, and adds up each heading with live formulas. The LIXI lines stay." />
        </li>
        <li>
          <Inline text="`report.csv?map=` has an additional last column, `heading`, and `lines.csv?map=` has one line for each heading. In the portal, you can download all three with a map on a request's page." />
        </li>
        <li>
          Every category needs a heading, including debts and transfers, so that no amount is lost. If the
          form does not ask for a category, give that category a separate heading. If a category is newer than
          the map, the category’s own name is its heading. Incoming money that is not income has no heading.
        </li>
        <li>
          <Inline
            text={`A company has up to ${MAPS_MAX} maps, each with up to ${HEADINGS_MAX} different headings. Names and headings have up to ${HEADING_LENGTH_MAX} characters. If you ask for an unknown map, the response is 422 and lists the valid names.`}
          />
        </li>
        <li>
          <Inline text="If you change a map, the next file has a new `ETag`. No map changes `lixi_category` or any other format." />
        </li>
        <li>In the insight profile, the headings add up only the rounded amounts that the report shows.</li>
      </ul>
    </>
  ),
};

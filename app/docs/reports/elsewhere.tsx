import type { Section } from "@/components/docs/guide";
import { ATTRIBUTE_GROUPS } from "@/lib/contract/attributes/list";

/**
 * Subjects that have their own page: the old anchor, the new URL and its link text. The old anchors remain here,
 * because other sites link to them.
 */
const FIGURES = [
  ["formulas", "/docs/figures#formulas", "the formulas and the terms they use"],
  ["policies", "/docs/rules", "the rules for figures that could be computed in two ways"],
  ["readings", "/docs/rules#readings", "how descriptions are read"],
  ["how-right", "/docs/figures#how-right", "how accurate the figures are"],
] as const;

export const figures: Section = {
  id: "figures",
  title: "Figures",
  body: (
    <>
      <p>
        Every computed number says how it was computed, over which days, and from how many transactions. Two
        guides explain the numbers: <a href="/docs/figures">How figures are computed</a> and{" "}
        <a href="/docs/rules">Rules for categories and income</a>. The guides contain:
      </p>
      <ul className="docs-list">
        <li>
          <a href="/docs/figures#figures">the fields of a figure</a>
        </li>
        {FIGURES.map(([id, href, words]) => (
          <li key={id}>
            <a id={id} href={href}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </>
  ),
};

export const attributes: Section = {
  id: "attributes",
  title: "Attributes",
  body: (
    <p>
      <a href="/docs/attributes">Attributes</a> are figures with stable ids, in groups:{" "}
      {ATTRIBUTE_GROUPS.map((group, index) => (
        <span key={group}>
          {index > 0 && ", "}
          <a id={`attributes-${group}`} href={`/docs/attributes#attributes-${group}`}>
            {group}
          </a>
        </span>
      ))}
      .
    </p>
  ),
};

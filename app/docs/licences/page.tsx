import type { Metadata } from "next";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { OTHERS_DATA } from "./data";
import packages from "./packages.json";

export const metadata: Metadata = { title: "Licences" };

type Package = readonly [name: string, version: string, licence: string];
const PACKAGES = packages as unknown as readonly Package[];

/** Groups packages by licence, the most common licence first. */
function groupByLicence(): [licence: string, found: Package[]][] {
  const groups = new Map<string, Package[]>();
  for (const each of PACKAGES) groups.set(each[2], [...(groups.get(each[2]) ?? []), each]);
  return [...groups].sort(([a, one], [b, two]) => two.length - one.length || a.localeCompare(b, "en"));
}

const all: Section = {
  id: "packages",
  title: "Packages by licence",
  body: (
    <DataTable
      label="Packages by licence"
      head={["Licence", "Packages"]}
      rows={groupByLicence().map(([licence, found]) => ({
        key: licence,
        cells: [licence, found.map(([name, version]) => `${name} ${version}`).join(", ")],
      }))}
    />
  ),
};

function LicenceName({ licence, text }: { licence: string; text: string | undefined }) {
  return text ? <a href={text}>{licence}</a> : licence;
}

const data: Section = {
  id: "data",
  title: "Data and fonts from other authors",
  body: (
    <DataTable
      label="Data and fonts from other authors"
      head={["Data", "Used for", "Licence"]}
      rows={OTHERS_DATA.map(({ data: name, use, licence, text }) => ({
        key: name,
        cells: [name, use, <LicenceName key={name} licence={licence} text={text} />],
      }))}
    />
  ),
};

const bill: Section = {
  id: "sbom",
  title: "Bill of materials",
  body: (
    <p>
      Each image holds <code>sbom.cdx.json</code>: the same packages in CycloneDX 1.6, with their digests. To
      copy the file out, run <code>docker run --rm surplus:1 cat sbom.cdx.json</code>. The file lists only npm
      packages; the base image, Node.js and Postgres have separate lists.
    </p>
  ),
};

const check: Section = {
  id: "check",
  title: "How packages are checked",
  body: (
    <p>
      The lock file pins each package to a version and a digest. A test compares the lock file with a list of
      versions known to be bad, <code>scripts/packages/known-bad.csv</code>. The test does not use the
      network. It also refuses packages that do not come from npm’s registry, and new packages with an install
      script. The image is built without any install script.
    </p>
  ),
};

/** Lists every package of the product, and the data of other authors, with their licences. */
export default function LicencesPage() {
  return (
    <Guide
      href="/docs/licences"
      lead={
        <p>
          The product uses {PACKAGES.length} packages from other authors, including packages that only other
          platforms need. Each package comes from npm with the text of its licence.
        </p>
      }
      sections={[all, data, bill, check]}
    />
  );
}

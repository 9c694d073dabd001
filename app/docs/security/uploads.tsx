import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { Link } from "@/components/ui/link";
import { LOGO_BYTES_MAX, LOGO_PX_MAX } from "@/lib/contract/brand";
import { FILE_BYTES_MAX, FILE_ROWS_MAX } from "@/lib/contract/request-file";
import { EVIDENCE_BYTES_MAX, EVIDENCE_FILES_MAX } from "@/lib/rules/application/evidence";

const size = (bytes: number) => (bytes >= 1_000_000 ? `${bytes / 1_000_000} MB` : `${bytes / 1_000} kB`);

export const uploads: Section = {
  id: "uploads",
  title: "Files that users can upload",
  body: (
    <>
      <DataTable
        label="Uploads"
        head={["File", "Types, by content", "Limits", "What happens to it"]}
        rows={[
          [
            "A firm’s logo",
            "PNG, JPEG, WebP",
            `${size(LOGO_BYTES_MAX)}, ${LOGO_PX_MAX} pixels a side`,
            "The logo is rewritten without metadata, and shown in pages, emails and documents",
          ],
          [
            "Evidence for live access",
            "PDF, PNG, JPEG",
            `${size(EVIDENCE_BYTES_MAX)} each, ${EVIDENCE_FILES_MAX} in total`,
            "Each file is stored encrypted. Operators download it as an attachment",
          ],
          [
            "A list of requests",
            "CSV text",
            `${size(FILE_BYTES_MAX)}, ${FILE_ROWS_MAX} rows`,
            "The list is checked, shown and turned into requests. The file is not stored",
          ],
          [
            "A report to verify",
            "Any",
            "Not sent",
            "The browser computes its digest. The file stays on the device",
          ],
        ].map((cells) => ({ key: cells[0] ?? "", cells }))}
      />
      <p>
        A file of another type or above its limit is refused, and the user sees the reason. No archive is
        unpacked, no file is executed or served from a folder, and file names are cleaned. Files are not
        scanned for viruses: open evidence on a device that scans files.
      </p>
    </>
  ),
};

export const updates: Section = {
  id: "updates",
  title: "Updates of packages",
  body: (
    <>
      <p>
        If a package’s weakness can be exploited in the product, we release a fix. For a critical weakness of
        this kind, we do so within 7 days of its publication; for a high one, within 30 days; for any other,
        within 90 days. Other packages are updated at least every six months. Versions are locked. A test
        refuses versions known to be bad (<code>scripts/packages/known-bad.csv</code>), packages that do not
        come from npm, and packages without a digest. The image has a{" "}
        <Link href="/docs/licences">list of its packages</Link>, which you can compare with security
        advisories.
      </p>
    </>
  ),
};

import { FileLink } from "../../ui/button";
import { BUTTON_LOOKS } from "../../ui/button-looks";
import { Sheet } from "../sheet";
import { downloadsOf, type ReportParts } from "./downloads-of";

/** Links to the report's files. `base` is the path of the request's page; `has` lists the report's contents. */
export function DownloadLinks({ base, has }: { base: string; has: ReportParts }) {
  return (
    <Sheet button="Download…" look={BUTTON_LOOKS.plain} title="Download the report" inline="md:contents">
      {downloadsOf(has).map(({ format, label }) => (
        <FileLink key={format} href={`${base}/download/${format}`}>
          {label}
        </FileLink>
      ))}
    </Sheet>
  );
}

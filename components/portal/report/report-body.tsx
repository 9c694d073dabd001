"use client";

import { useEffect, useState } from "react";
import { Banner } from "../../ui/banner";
import { forgetReload, reloadOnce } from "./reload-once";
import { useDesk } from "./use-desk";
import { getWritten } from "./written";

/**
 * The report's overview and sections. Their markup exists only in the page's HTML, which the browser keeps. After a
 * navigation within the portal there is no such HTML, so the whole page is reloaded, once.
 */
export function ReportBody({ token }: { token: string }) {
  const id = `report-${useDesk().address.version}`;
  const [markup] = useState(() => ({ __html: findMarkup(id, token) ?? "" }));
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (markup.__html !== "") forgetReload(id, window);
    else if (!reloadOnce(id, window)) setMissing(true);
  }, [id, markup]);
  return (
    <>
      {isMissing ? (
        <Banner tone="bad" announce>
          The sections of this report could not be shown.{" "}
          <a href="?" className="text-accent underline">
            Open the report again
          </a>
          , or download it above.
        </Banner>
      ) : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own renderer, in a worker thread. */}
      <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
    </>
  );
}

function findMarkup(id: string, token: string): string | undefined {
  if (typeof window === "undefined") return getWritten(token).html;
  return document.getElementById(id)?.innerHTML;
}

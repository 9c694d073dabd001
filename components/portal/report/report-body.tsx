"use client";

import { useEffect, useState } from "react";
import { takeMarkup } from "./markup";
import { useDesk } from "./use-desk";

/**
 * The report's sections. Their markup is only in the page's HTML, and the browser keeps what is there. After a
 * navigation within the portal there is no HTML, so the page is loaded whole.
 */
export function ReportBody({ token }: { token: string }) {
  const id = `report-${useDesk().place.version}`;
  const [markup] = useState(() => ({ __html: findMarkup(id, token) ?? "" }));
  useEffect(() => {
    if (markup.__html === "") window.location.reload();
  }, [markup]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own renderer, in a worker thread.
    <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
  );
}

function findMarkup(id: string, token: string): string | undefined {
  if (typeof window === "undefined") return takeMarkup(token);
  return document.getElementById(id)?.innerHTML;
}

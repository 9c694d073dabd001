"use client";

import { useEffect } from "react";

/** Takes what was told once out of the address, so that whatever is done next on the page does not tell it again. */
export function ForgetQuery() {
  useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
  return null;
}

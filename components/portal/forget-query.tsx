"use client";

import { useEffect } from "react";

/** Removes a one-time message from the URL, so that the next action does not show it again. */
export function ForgetQuery() {
  useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
  return null;
}

"use client";

import { Button } from "../../ui/button";

/** Prints the page. CSS unfolds all sections on paper. */
export function PrintButton() {
  return (
    <Button kind="plain" onClick={() => window.print()}>
      Print
    </Button>
  );
}

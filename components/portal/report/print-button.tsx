"use client";

import { Button } from "../../ui/button";

/** Prints the page as it stands; what is folded away is unfolded on paper by the page's style. */
export function PrintButton() {
  return (
    <Button kind="plain" onClick={() => window.print()}>
      Print
    </Button>
  );
}

"use client";

import { type ChangeEvent, useState } from "react";
import { TextField } from "../ui/field";

/** A document to choose. What is too large is said at once, and never sent. */
export function EvidenceField({ bytesMax }: { bytesMax: number }) {
  const [fault, setFault] = useState<string | null>(null);
  const limit = `${bytesMax / 1_000_000} MB`;
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (input.files?.[0]?.size ?? 0) > bytesMax;
    if (isTooLarge) input.value = "";
    setFault(isTooLarge ? `This file is larger than ${limit}. Choose a smaller one.` : null);
  };
  return (
    <TextField
      label="Add a document"
      name="file"
      type="file"
      accept="application/pdf,image/png,image/jpeg"
      hint={`PDF, PNG or JPEG, at most ${limit}. Kept sealed; you and our reviewers alone can open it.`}
      error={fault ?? undefined}
      onChange={choose}
      required
    />
  );
}

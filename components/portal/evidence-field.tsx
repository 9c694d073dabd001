"use client";

import { type ChangeEvent, useState } from "react";
import { TextField } from "../ui/field";

type Props = { bytesMax: number; error: string | null; onChoose: () => void };

/**
 * A field for a document. Refuses a file that is too large before it is sent. `error` describes the problem with the
 * last upload.
 */
export function EvidenceField({ bytesMax, error, onChoose }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const limit = `${bytesMax / 1_000_000} MB`;
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (input.files?.[0]?.size ?? 0) > bytesMax;
    if (isTooLarge) input.value = "";
    setFault(isTooLarge ? `This file is larger than ${limit}. Choose a smaller one.` : null);
    onChoose();
  };
  return (
    <TextField
      label="Add a document"
      name="file"
      type="file"
      accept="application/pdf,image/png,image/jpeg"
      hint={`PDF, PNG or JPEG, at most ${limit}. Stored encrypted; only you and our reviewers can open it.`}
      error={fault ?? error ?? undefined}
      onChange={choose}
      required
    />
  );
}

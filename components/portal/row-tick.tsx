"use client";

import { useTick } from "../ui/typed";

/**
 * A row's checkbox, whose field name is `id`. It lies above the row's link, and its clickable area is larger than it
 * looks.
 */
export function RowTick({ id, clientName }: { id: string; clientName: string }) {
  return (
    <label className="relative z-10 -m-3.5 flex size-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        name="id"
        value={id}
        defaultChecked={useTick("id", id)}
        className="size-4 accent-accent"
      />
      <span className="sr-only">Choose {clientName}</span>
    </label>
  );
}

"use client";

import { useState } from "react";
import { Modal } from "../ui/modal";
import { SHORTCUTS } from "./shortcuts";
import { areShortcutsOn, switchShortcuts } from "./shortcuts-switch";

const KEY =
  "inline-flex min-h-6 min-w-6 items-center justify-center rounded border border-line bg-mist px-1.5 font-sans text-xs";

/** Lists the keyboard shortcuts, with the switch that turns single keys off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Modal label="Keyboard shortcuts" onClose={onClose}>
      <div className="overflow-y-auto p-5">
        <h2 className="text-base font-semibold">Keyboard shortcuts</h2>
        <dl className="mt-4 grid gap-2 text-sm">
          <Line keys={["Ctrl", "K"]} says="Command palette; ⌘ K on a Mac" />
          {SHORTCUTS.map(({ keys, says }) => (
            <Line key={says} keys={keys} says={says} />
          ))}
        </dl>
        <label className="mt-5 flex cursor-pointer items-start gap-3 border-t border-line pt-4 text-sm">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setOn(target.checked);
              switchShortcuts(target.checked);
            }}
            className="mt-0.5 size-4 accent-accent"
          />
          <span>
            Single-key shortcuts
            <span className="block text-soft">
              For this browser. If you switch them off, only Ctrl K works. Single keys never work while you
              type in a field.
            </span>
          </span>
        </label>
      </div>
    </Modal>
  );
}

function Line({ keys, says }: { keys: readonly string[]; says: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt>{says}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <kbd key={key} className={KEY}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}

"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { Modal } from "../ui/modal";
import type { Frame } from "./frame";
import { filterGroups, listPaletteGroups, type PaletteGroup, type PaletteItem } from "./palette-items";
import { useFoundRequests } from "./use-found-requests";

/** One field that finds all pages and actions. It also finds requests, by name or reference. */
export function CommandPalette({
  typed,
  onType,
  isChosen,
  onChoose,
  onReady,
  onClose,
  onHelp,
  ...frame
}: Frame & {
  /** The field's text, beginning with the keys that were pressed before the field appeared. */
  typed: string;
  onType: (text: string) => void;
  /**
   * True if Enter was pressed before the search for the text ended. When the search ends, the first entry found is
   * opened.
   */
  isChosen: boolean;
  /** Called when Enter is pressed before the search for the text has ended. */
  onChoose: () => void;
  /** Called once the field has the focus. From then on, key presses reach the field directly. */
  onReady: () => void;
  onClose: () => void;
  onHelp: () => void;
}) {
  const router = useRouter();
  const [, startLeaving] = useTransition();
  const { found, isLooking } = useFoundRequests(typed, frame.environment);
  const requests: PaletteGroup[] =
    found.length > 0 ? [{ value: typed.trim() === "" ? "Recent requests" : "Requests", items: found }] : [];
  const groups = [...requests, ...filterGroups(listPaletteGroups(frame), typed)];
  // True if the arrow keys have moved the highlight since the last typed key.
  const hasMoved = useRef(false);
  function act({ act: what }: PaletteItem) {
    if (what.kind === "help") return onHelp();
    onClose();
    if (what.kind === "go") router.push(what.to);
    else startLeaving(frame.signOut);
  }
  const first = isChosen && typed.trim() !== "" && !isLooking ? groups[0]?.items[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens each chosen entry once, by its value.
  useEffect(() => {
    if (first) act(first);
  }, [first?.value]);
  return (
    <Modal label="Command palette" onClose={onClose}>
      <Autocomplete.Root
        open
        inline
        items={groups}
        filter={null}
        value={typed}
        onValueChange={(text) => {
          hasMoved.current = false;
          onType(text);
        }}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input
          data-palette=""
          onFocus={(event) => {
            const { length } = event.currentTarget.value;
            event.currentTarget.setSelectionRange(length, length);
            onReady();
          }}
          onKeyDown={(event) => {
            if (event.key.startsWith("Arrow")) hasMoved.current = true;
            const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
            // Enter waits for a running search: until it ends, the first entry may be a result for an earlier text.
            if (!isEnter || !isLooking || hasMoved.current) return;
            event.preventBaseUIHandler();
            onChoose();
          }}
          aria-label="Search requests, pages and actions"
          placeholder="Customer, reference, page or action"
          className="min-h-12 w-full border-b border-line bg-transparent px-4 text-base outline-none placeholder:text-soft"
        />
        <Autocomplete.Status className="sr-only">{isLooking ? "Looking…" : ""}</Autocomplete.Status>
        <Autocomplete.Empty>
          <p className="px-4 py-6 text-sm text-soft empty:hidden">{isLooking ? "Looking…" : "No results."}</p>
        </Autocomplete.Empty>
        <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain py-2 data-empty:py-0">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="pb-2 last:pb-0">
              <Autocomplete.GroupLabel className="px-4 py-1.5 text-xs font-medium text-soft">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <Autocomplete.Item
                    key={item.value}
                    value={item}
                    onClick={() => act(item)}
                    className="flex min-h-11 sm:min-h-9 cursor-pointer items-center justify-between gap-4 px-4 text-sm outline-none data-highlighted:bg-mist"
                  >
                    <span className="min-w-0 truncate">{item.label}</span>
                    {item.hint ? <span className="shrink-0 text-xs text-soft">{item.hint}</span> : null}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Modal>
  );
}

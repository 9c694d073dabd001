"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Frame } from "./frame";
import { PortalLink, usePortalPath } from "./portal-link";
import { findCaught, findCommand } from "./shortcuts";
import { areShortcutsOn } from "./shortcuts-switch";

// The palette and the help are loaded when they are first opened, because most visits do not use them.
const CommandPalette = dynamic(() => import("./command-palette").then((part) => part.CommandPalette), {
  ssr: false,
});
const ShortcutHelp = dynamic(() => import("./shortcut-help").then((part) => part.ShortcutHelp), {
  ssr: false,
});

const AFTER_G_MS = 1_000;

/**
 * The portal's shortcuts, and the command palette with its button. Without script, the button is a link to the list
 * of requests, which has its own search.
 */
export function Keyboard(frame: Frame) {
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  const [typed, setTyped] = useState("");
  const [isChosen, setChosen] = useState(false);
  // True between the shortcut that opens the palette and the focus of its field. Keys pressed in between are typed
  // into the field.
  const isCatching = useRef(false);
  const router = useRouter();
  const toPath = usePortalPath();
  const lastG = useRef(0);
  const start = useCallback(() => {
    isCatching.current = true;
    setTyped("");
    setChosen(false);
    setOpen("palette");
  }, []);
  const close = useCallback(() => {
    isCatching.current = false;
    setOpen(null);
  }, []);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const caught = isCatching.current ? findCaught(event) : null;
      if (caught) {
        event.preventDefault();
        event.stopPropagation();
        if (caught === "text") setTyped((before) => typeKey(before, event.key));
        else if (caught === "choose") setChosen(true);
        else if (caught === "close") close();
        return;
      }
      const isAfterG = Date.now() - lastG.current < AFTER_G_MS;
      const isTyping = isField(event.target);
      const isOn = areShortcutsOn() && !document.querySelector("[role=dialog]");
      const { key, ctrlKey, metaKey, altKey } = event;
      const command = findCommand({ key, ctrlKey, metaKey, altKey, isTyping, isAfterG, isOn });
      lastG.current = key === "g" && !isTyping && !ctrlKey && !metaKey ? Date.now() : 0;
      if (!command) return;
      event.preventDefault();
      if (command.kind === "palette") {
        if (isCatching.current || document.querySelector("[data-palette]")) close();
        else start();
      } else if (command.kind === "help") setOpen("help");
      else if (command.kind === "go") router.push(toPath(command.to));
      else if (command.kind === "row") goToRow(command.step);
      else if (!focusSearch()) start();
    }
    // Listens in the capture phase, so that this listener runs before the palette's dialog gets the key.
    document.addEventListener("keydown", press, true);
    // Browser tests wait for this before they press a shortcut.
    document.documentElement.dataset.keys = "on";
    return () => {
      document.removeEventListener("keydown", press, true);
      delete document.documentElement.dataset.keys;
    };
  }, [router, toPath, start, close]);
  function openPalette(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    start();
  }
  return (
    <>
      <PortalLink
        href="/requests"
        onClick={openPalette}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-11 md:min-h-9 shrink-0 items-center justify-between max-md:order-last gap-3 rounded-md border border-line px-3 text-sm text-soft hover:bg-mist hover:text-ink"
      >
        Search
        <span aria-hidden="true" className="hidden text-xs md:inline">
          Ctrl K
        </span>
      </PortalLink>
      {open === "palette" ? (
        <CommandPalette
          {...frame}
          typed={typed}
          onType={(text) => {
            setChosen(false);
            setTyped(text);
          }}
          isChosen={isChosen}
          onChoose={() => setChosen(true)}
          onReady={() => {
            isCatching.current = false;
          }}
          onHelp={() => setOpen("help")}
          onClose={close}
        />
      ) : null}
      {open === "help" ? <ShortcutHelp onClose={() => setOpen(null)} /> : null}
    </>
  );
}

/** Returns the field's text after a key press. */
const typeKey = (text: string, key: string) =>
  key === "Backspace" ? [...text].slice(0, -1).join("") : text + key;

/** Reports whether an element takes text, so that a letter key in it is not a shortcut. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Moves the focus to the next or previous row of the list, or to the first if no row has it. */
function goToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const focused = document.activeElement;
  const here = focused instanceof HTMLElement ? rows.indexOf(focused) : -1;
  rows[here < 0 ? 0 : Math.min(Math.max(here + step, 0), rows.length - 1)]?.focus();
}

/** Focuses the page's search. Returns false if the page has none. */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>("[data-search]");
  // On a phone the search may be inside a folded section, so this unfolds it.
  search?.closest("details")?.setAttribute("open", "");
  search?.focus();
  search?.select();
  return search !== null;
}

"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog } from "@base-ui/react/dialog";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Panel } from "../../report/panel/model";
import { type Answer, askPanel } from "./ask";
import { FigureContent } from "./figure-content";
import { RowContent } from "./row-content";
import { useDesk } from "./use-desk";

type Props = { openKey: string | null; onClose: () => void; opener: RefObject<HTMLElement | null> };

/**
 * The side panel of an opened figure. The report next to it stays usable: opening another figure replaces this one,
 * Escape closes it, and the browser's Back button returns to the previous figure.
 */
export function FigurePanel({ openKey, onClose, opener }: Props) {
  const { address, end } = useDesk();
  const [data, setData] = useState<{ key: string; answer: Answer<Panel> } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openKey === null) return;
    const asking = new AbortController();
    askPanel(address, openKey, asking.signal).then((answer) => {
      if (asking.signal.aborted) return;
      setData({ key: openKey, answer });
      if (!("data" in answer) && answer.isOver) end(answer.fault);
      title.current?.focus({ preventScroll: true });
    });
    return () => asking.abort();
  }, [openKey, address, end]);
  const shown = data?.key === openKey ? data.answer : null;
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={openKey !== null}
        onOpenChange={(isOpen) => isOpen || onClose()}
        modal={false}
        disablePointerDismissal
      >
        <Dialog.Portal>
          <Dialog.Popup
            data-panel=""
            initialFocus={title}
            finalFocus={opener}
            className="fixed inset-y-0 right-0 z-40 flex w-full flex-col overflow-y-auto overscroll-contain border-l border-line bg-paper sm:w-[30rem] lg:w-[34rem] print:hidden"
          >
            <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-paper px-5 py-3">
              <Dialog.Title
                ref={title}
                tabIndex={-1}
                className="min-w-0 py-1 text-base font-semibold wrap-anywhere outline-none"
              >
                {shown && "data" in shown ? shown.data.name : shown ? "Not opened" : "Opening…"}
              </Dialog.Title>
              <Dialog.Close className="-mr-2 grid size-9 shrink-0 cursor-pointer place-items-center rounded-md text-soft hover:bg-mist hover:text-ink">
                <svg
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                  className="size-4 fill-none stroke-current stroke-[1.6]"
                >
                  <path d="M3 3l10 10M13 3L3 13" />
                </svg>
                <span className="sr-only">Close</span>
              </Dialog.Close>
            </div>
            <div className="px-5 pt-4 pb-10">
              <Content answer={shown} />
            </div>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}

function Content({ answer }: { answer: Answer<Panel> | null }) {
  if (answer === null)
    return (
      <p role="status" className="text-sm text-soft">
        Looking it up in the report…
      </p>
    );
  if (!("data" in answer))
    return (
      <p role="alert" className="text-sm text-bad">
        {answer.fault}
      </p>
    );
  const panel = answer.data;
  return panel.kind === "row" ? (
    <RowContent panel={panel} />
  ) : (
    <FigureContent key={panel.key} panel={panel} />
  );
}

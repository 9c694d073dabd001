"use client";

import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";

/**
 * A dialog over the page. It keeps the focus inside, and on closing returns the focus to where it was. Escape and a
 * click outside close it.
 */
export function Modal({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-black/40" />
        <Dialog.Viewport className="fixed inset-0 z-20 flex items-start justify-center overflow-hidden px-4 pt-[12vh] pb-4">
          <Dialog.Popup
            aria-label={label}
            className="flex max-h-[min(34rem,76dvh)] w-full max-w-lg flex-col overflow-hidden rounded-lg border border-line bg-paper text-ink outline-none"
          >
            {children}
            <Dialog.Close className="sr-only">Close</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

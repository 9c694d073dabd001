import { type ReactNode, useId } from "react";

type Props = {
  /** The content of the button that opens the sheet on a phone. */
  button: ReactNode;
  look: string;
  title: ReactNode;
  /** The CSS class that shows the controls in the page itself at the width `md` and above. */
  inline: string;
  children: ReactNode;
};

/**
 * These classes place the sheet at the bottom of a phone's screen. At the width `md` and above, the sheet is part of
 * the page. Without the classes, the browser would centre this popover.
 */
const SHEET =
  "fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none gap-3 border-0 border-t border-line bg-paper p-4 text-ink backdrop:bg-black/40 open:grid";
const INLINE =
  "md:relative md:inset-auto md:z-10 md:w-auto md:overflow-visible md:border-0 md:bg-transparent md:p-0";

/** Shows controls in the page, but on a phone in a sheet behind a button. Works without script. */
export function Sheet({ button, look, title, inline, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={`md:hidden ${look}`}>
        {button}
      </button>
      <span id={id} popover="auto" className={`${SHEET} ${INLINE} ${inline}`}>
        <span className="text-left font-medium wrap-anywhere whitespace-normal md:hidden">{title}</span>
        {children}
      </span>
    </>
  );
}

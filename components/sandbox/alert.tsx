import type { ReactNode } from "react";

/**
 * Shows an error above the step. The error gets the focus without script, so that screen readers and keyboards start
 * there. A link in it leads to the field.
 */
export function Alert({ title, children }: { title: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was reloaded with an error, so the user continues there.
    <div className="alert" role="alert" tabIndex={-1} autoFocus>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** A note with the label "Sandbox note". A real bank's pages have no such note. */
export function SandboxNote({ children }: { children: ReactNode }) {
  return (
    <aside className="test" aria-label="Sandbox note">
      <p className="tag">Sandbox note</p>
      {children}
    </aside>
  );
}

import type { ReactNode } from "react";

/**
 * What went wrong, above the step. It takes the focus as the page comes, without a script, so that a screen reader and a
 * keyboard begin there; a link in it leads to the field.
 */
export function Alert({ title, children }: { title: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page has just come back with an error, which is where to go on.
    <div className="alert" role="alert" tabIndex={-1} autoFocus>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** What only a sandbox would tell, marked as such. */
export function SandboxNote({ children }: { children: ReactNode }) {
  return (
    <aside className="test" aria-label="Sandbox note">
      <p className="tag">Sandbox note</p>
      {children}
    </aside>
  );
}

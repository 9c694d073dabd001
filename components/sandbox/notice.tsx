import type { ReactNode } from "react";

/** Something that went wrong, at the top of the page; read out as soon as the page is. */
export function Alert({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <div id={id} role="alert" className="rounded-lg border-2 border-bad bg-paper p-4 font-medium text-bad">
      {children}
    </div>
  );
}

/** What only a sandbox would tell, marked as such. */
export function SandboxNote({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Sandbox note"
      className="rounded-lg border-2 border-dashed border-amber-800 bg-amber-50 p-4 text-amber-950 dark:border-amber-300 dark:bg-amber-950 dark:text-amber-100"
    >
      <p className="text-sm font-bold tracking-wide uppercase">Sandbox note</p>
      {children}
    </aside>
  );
}

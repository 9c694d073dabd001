import type { ReactNode } from "react";

type Props = {
  action: string;
  sessionId: string;
  method?: "get" | "post";
  className?: string;
  label?: string;
  children: ReactNode;
};

/** A plain form that carries the session along; it works without any script. */
export function SessionForm({ action, sessionId, method = "post", className, label, children }: Props) {
  return (
    <form action={action} method={method} className={className} aria-label={label}>
      <input type="hidden" name="sess_id" value={sessionId} />
      {children}
    </form>
  );
}

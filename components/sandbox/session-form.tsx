import type { ReactNode } from "react";
import { pathOf } from "./model";

type Props = {
  /** The step or form to which this form is sent. */
  step: string;
  sessionId: string;
  method?: "get" | "post";
  className?: string;
  label?: string;
  children: ReactNode;
};

/** A plain form that sends the session's id. It works without script. */
export function SessionForm({ step, sessionId, method = "post", className, label, children }: Props) {
  return (
    <form action={pathOf(step)} method={method} className={className} aria-label={label}>
      <input type="hidden" name="sess_id" value={sessionId} />
      {children}
    </form>
  );
}

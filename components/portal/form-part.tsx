import type { ReactNode } from "react";

const COLUMNS = { 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" } as const;

type Props = {
  title: string;
  about?: string;
  /** The number of fields side by side on a wide screen. */
  columns: keyof typeof COLUMNS;
  children: ReactNode;
};

/**
 * Groups related fields, side by side if there is room. All fields on a line share four grid rows for label, input,
 * hint and error. Inputs therefore stay aligned if one label or hint is longer than the others.
 */
export function FormPart({ title, about, columns, children }: Props) {
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      {about ? <p className="mt-0.5 max-w-prose text-sm text-soft">{about}</p> : null}
      <div className={`mt-4 -mb-5 grid gap-x-5 sm:grid-cols-2 ${COLUMNS[columns]}`}>{children}</div>
    </section>
  );
}

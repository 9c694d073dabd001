"use client";

import { useRouter } from "next/navigation";
import type { ChangeEvent, FocusEvent, FormEvent, ReactNode } from "react";

/**
 * A list's filters as a form, whose values are in the URL. A chosen option applies immediately. A date applies when
 * its field loses the focus, and text applies when the form is sent. Without script, the button applies everything.
 */
export function FilterForm({
  action,
  usual,
  children,
}: {
  action: string;
  /**
   * The default values, which the form leaves out of the URL. If the URL contained them, the page would redirect
   * to the URL without them, and be empty in between.
   */
  usual: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const router = useRouter();
  const show = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
    const chosen = fields.filter(([name, value]) => value !== "" && value !== usual[name]);
    const query = new URLSearchParams(chosen.map((field) => [...field]));
    router.push(`${action}${query.size > 0 ? `?${query}` : ""}`, { scroll: false });
  };
  const choose = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if ((target as Element) instanceof HTMLSelectElement) show(currentTarget);
  };
  const leave = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const field = target as Element;
    const isDate = field instanceof HTMLInputElement && field.type === "date";
    if (isDate && field.value !== field.defaultValue) show(currentTarget);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some of the screen readers we test with.
    <form
      action={action}
      role="search"
      onChange={choose}
      onBlur={leave}
      onSubmit={submit}
      className="group/filters relative mb-1 grid gap-3 sm:mb-5"
    >
      {children}
    </form>
  );
}

import { isValidElement, type ReactElement, type ReactNode } from "react";

/** Elements that end a line of text, so that words of two blocks are not joined. */
const INLINE = new Set(["a", "b", "code", "em", "i", "span", "strong"]);

/**
 * The words of a part of a page, as plain text. Calls components without state as React would; of a component that
 * runs in the browser only its children count.
 */
export function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (!isValidElement(node)) return "";
  const { type, props } = node as ReactElement<{ children?: ReactNode; code?: string }>;
  if (typeof type === "string")
    return INLINE.has(type) ? textOf(props.children) : ` ${textOf(props.children)} `;
  if (typeof props.code === "string") return ` ${props.code} `;
  if (typeof type !== "function" || isFromBrowser(type)) return textOf(props.children);
  return textOf((type as (props: object) => ReactNode)(props));
}

/** The framework marks the exports of a module with "use client". */
const isFromBrowser = (type: object): boolean =>
  "$$typeof" in type && type.$$typeof === Symbol.for("react.client.reference");

import { isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * Elements inside a line of text. Any other element separates words, so that the words of two blocks are not joined.
 */
const INLINE = new Set(["a", "b", "code", "em", "i", "span", "strong"]);

/**
 * Returns the plain text of a part of a page. Renders components without state as React would. For a component that
 * runs in the browser, it reads only the children.
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

/** True for a component from a module with "use client", whose exports the framework marks. */
const isFromBrowser = (type: object): boolean =>
  "$$typeof" in type && type.$$typeof === Symbol.for("react.client.reference");

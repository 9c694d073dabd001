import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/product";
import type { Frame } from "./model";
import { Page } from "./page";

type Props = {
  nonce: string;
  title: string;
  state: string;
  script?: string;
  style?: string;
  isSandbox?: boolean;
  children: ReactNode;
};

/** A page under the product's name instead of a firm's: an error, or the result of checking a verification id. */
export function MessagePage({ nonce, title, state, script, style, isSandbox = false, children }: Props) {
  const firm = {
    name: PRODUCT_NAME,
    colour: "#0f5c4d",
    logo: null,
    email: null,
    phone: null,
    complaintsUrl: null,
  };
  const frame: Frame = { nonce, firm, isSandbox };
  return (
    <Page
      frame={frame}
      title={title}
      state={state}
      {...(script ? { script } : {})}
      {...(style ? { style } : {})}
      isPlain
    >
      <h1>{title}</h1>
      {children}
    </Page>
  );
}

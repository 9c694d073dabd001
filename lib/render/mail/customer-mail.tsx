import { PRODUCT_NAME } from "@/components/product";
import { clean, type DrawnMail, type MailContent, type Paragraph, toSubject, toText } from "./content";
import { type MailFirm, reachOf, toSender } from "./firm";
import { Button, Frame } from "./frame";
import { STYLE } from "./style";

/**
 * Renders an email to a firm's customer with the firm's name, colour and logo. The HTML and the text have the same
 * contents.
 */
export async function renderCustomerMail(firm: MailFirm, content: MailContent): Promise<DrawnMail> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { attachments = [], ...sender } = toSender(firm);
  const { title, preview, paragraphs } = content;
  const markup = renderToStaticMarkup(
    <Frame sender={sender} title={title} preview={preview} foot={<CustomerFoot firm={firm} />}>
      {paragraphs.map((one) => (
        <Part key={typeof one === "string" ? one : one.url} part={one} colour={firm.colour} />
      ))}
    </Frame>,
  );
  return {
    subject: toSubject(content.subject),
    text: toText([...paragraphs, reachOf(firm)]),
    html: `<!doctype html>\n${markup}\n`,
    attachments,
  };
}

/**
 * The firm's contact, and our product's name. The contact stays plain text, because only an address that we have
 * checked becomes a link.
 */
export function CustomerFoot({ firm }: { firm: MailFirm }) {
  return (
    <>
      <p style={STYLE.footLine}>{clean(reachOf(firm))}</p>
      <p style={STYLE.footLine}>{`${clean(firm.name)} uses ${PRODUCT_NAME} to send this.`}</p>
    </>
  );
}

/** A paragraph, or text with a button below it. */
function Part({ part, colour }: { part: Paragraph; colour: string }) {
  if (typeof part === "string") return <p style={STYLE.text}>{clean(part)}</p>;
  return (
    <>
      {part.says ? <p style={STYLE.text}>{clean(part.says)}</p> : null}
      <Button colour={colour} url={part.url} label={part.label} />
    </>
  );
}

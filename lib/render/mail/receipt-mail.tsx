import { type ReceiptContent, toReceiptContent } from "@/components/receipt/content";
import type { Receipt } from "@/lib/rules/receipt";
import { clean, type DrawnMail } from "./content";
import { CustomerFoot } from "./customer-mail";
import { type MailFirm, toSender } from "./firm";
import { Button, Frame } from "./frame";
import { STYLE } from "./style";

/** The subject is shown in lists and on locked phones, so it does not name a person. */
const SUBJECT = "Your receipt for sharing bank data";
const CHANGED_SUBJECT = "Your new receipt for sharing bank data";

/**
 * The receipt as an email. The email goes only to the customer, so it may contain the private link with which the
 * customer can check and stop sharing. The attached file does not contain the link. `isNew` is true if an earlier
 * receipt named other banks.
 */
export async function renderReceiptMail(
  receipt: Receipt,
  { link, isNew }: { link: string; isNew: boolean },
  firm: MailFirm,
): Promise<DrawnMail> {
  const content = toReceiptContent(receipt);
  const { attachments = [], ...sender } = toSender(firm);
  const { renderToStaticMarkup } = await import("react-dom/server");
  const markup = renderToStaticMarkup(
    <Frame
      sender={sender}
      title={content.title}
      preview="What you agreed to, how long it lasts and how to stop."
      foot={<CustomerFoot firm={firm} />}
    >
      <Body content={content} link={link} colour={firm.colour} />
    </Frame>,
  );
  const subject = isNew ? CHANGED_SUBJECT : SUBJECT;
  return { subject, text: toText(content, link), html: `<!doctype html>\n${markup}\n`, attachments };
}

function toText(content: ReceiptContent, link: string): string {
  const groups = content.groups.map(({ title, lines }) =>
    [
      title.toUpperCase(),
      ...lines.map(({ term, text, small }) => `${term}: ${clean(text)}${small ? ` (${clean(small)})` : ""}`),
    ].join("\n"),
  );
  return [
    content.title,
    ...(content.testNotice ? [content.testNotice] : []),
    clean(content.lead),
    ...groups,
    `Your private link to see what you’re sharing, or to stop. Please don’t forward it:\n${link}`,
    ...content.notes.map(({ title, text }) => `${title.toUpperCase()}\n${clean(text)}`),
    "The same receipt is attached as a PDF. You won’t be asked for your bank password. Never share it.",
  ].join("\n\n");
}

function Body({ content, link, colour }: { content: ReceiptContent; link: string; colour: string }) {
  return (
    <>
      {content.testNotice ? <p style={STYLE.text}>{content.testNotice}</p> : null}
      <p style={STYLE.text}>{clean(content.lead)}</p>
      <Button colour={colour} url={link} label="See what you’re sharing, or stop" />
      <p style={STYLE.text}>This link is private. Please don’t forward it.</p>
      {content.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {content.notes.map(({ title, text }) => (
        <div key={title}>
          <h2 style={STYLE.part}>{title}</h2>
          <p style={STYLE.text}>{clean(text)}</p>
        </div>
      ))}
      <p style={STYLE.small}>
        The same receipt is attached as a PDF. You won’t be asked for your bank password. Never share it.
      </p>
    </>
  );
}

function Group({ group: { title, lines } }: { group: ReceiptContent["groups"][number] }) {
  return (
    <>
      <h2 style={STYLE.part}>{title}</h2>
      <table style={STYLE.table}>
        <tbody>
          {lines.map(({ term, text, small, href }) => (
            <tr key={term}>
              <th scope="row" style={STYLE.term}>
                {term}
              </th>
              <td style={STYLE.cell}>
                {href ? <a href={href}>{clean(text)}</a> : clean(text)}
                {small ? (
                  <span className="soft" style={STYLE.cellSmall}>
                    {clean(small)}
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

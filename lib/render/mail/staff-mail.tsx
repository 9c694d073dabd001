import { PRODUCT_NAME } from "@/components/product";
import { clean, type DrawnMail, toSubject } from "./content";
import { Button, Frame } from "./frame";
import { STYLE } from "./style";

/**
 * A mail of ours to somebody who works with the portal. A line that is an address of ours, whole, is what to press; `support`
 * is whom they write to instead of answering.
 */
export type StaffMail = {
  subject: string;
  lines: readonly string[];
  button?: string;
  ownAddress: string;
  support: string | undefined;
};

const COLOUR = "#0f5c4d";

/** Draws it in our own plain look. */
export async function renderStaffMail({
  subject,
  lines,
  button = "Open the link",
  ownAddress,
  support,
}: StaffMail): Promise<DrawnMail> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const isOurs = (text: string) => text.startsWith(`${ownAddress}/`);
  const sender = { name: PRODUCT_NAME, colour: COLOUR, logo: null };
  const instead = support ? `Nobody reads replies: write to ${support}.` : "Nobody reads replies.";
  const foot = <p style={STYLE.footLine}>{`${PRODUCT_NAME} sends this about your account. ${instead}`}</p>;
  const markup = renderToStaticMarkup(
    <Frame sender={sender} title={subject} preview={lines[0] ?? ""} foot={foot}>
      {lines.map((line) =>
        isOurs(line) && !/\s/.test(line) ? (
          <Button key={line} colour={COLOUR} url={line} label={button} />
        ) : (
          <p key={line} style={STYLE.text}>
            {linked(line, isOurs)}
          </p>
        ),
      )}
    </Frame>,
  );
  const said = lines.map((line) => (isOurs(line) ? line : clean(line)));
  const text = [...said, ...(support ? [instead] : [])].join("\n\n");
  return { subject: toSubject(subject), text, html: `<!doctype html>\n${markup}\n` };
}

/** Our own addresses in a line as links; whatever else looks like one came with somebody's name, and stays text. */
function linked(line: string, isOurs: (text: string) => boolean) {
  return clean(line)
    .split(/(https?:\/\/\S+)/)
    .map((piece) =>
      isOurs(piece) ? (
        <a key={piece} href={piece} style={{ color: COLOUR }}>
          {piece}
        </a>
      ) : (
        piece
      ),
    );
}

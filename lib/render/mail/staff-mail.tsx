import { PRODUCT_NAME } from "@/components/product";
import { clean, type DrawnMail, toSubject } from "./content";
import { Button, Frame } from "./frame";
import { STYLE } from "./style";

/**
 * An email to a portal user. A line that consists only of one of our URLs becomes a button. `support` is the contact,
 * because replies are not read.
 */
type StaffMail = {
  subject: string;
  lines: readonly string[];
  button?: string;
  ownAddress: string;
  support: string | undefined;
};

const COLOUR = "#0f5c4d";

/** Renders the email in our own plain style. */
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
  const instead = support ? `We don’t read replies. Please write to ${support}.` : "We don’t read replies.";
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

/**
 * Turns our own URLs in a line into links. Any other URL stays text, because it may come from a name that someone
 * typed.
 */
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

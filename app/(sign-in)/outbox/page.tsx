import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Time } from "@/components/ui/time";
import { type LocalMail, listLocalMail } from "@/lib/adapters/local-outbox";
import { showsOutbox } from "@/lib/http/local-outbox";

export const metadata: Metadata = { title: "Outbox" };

/**
 * Shows the emails that a local server stores instead of sending them. Other servers have no such page. The page does
 * not open from another machine, because these emails contain sign-in links.
 */
export default async function OutboxPage() {
  if (!(await showsOutbox())) notFound();
  const mails = await listLocalMail();
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">Outbox</h1>
      <p className="mt-2 mb-6 text-sm text-soft">
        This server runs on your machine and has no email provider, so emails and text messages are kept here
        instead of being sent. On any other server this page does not exist.
      </p>
      {mails.length === 0 ? (
        <p className="rounded-lg border border-line p-5 text-sm text-soft">
          Nothing yet. Ask for a sign-in link, sign up, or invite someone, and the message appears here.
        </p>
      ) : (
        <ol className="grid gap-4">
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ol>
      )}
    </>
  );
}

function Mail({ mail }: { mail: LocalMail }) {
  return (
    <li className="rounded-lg border border-line">
      <article>
        <header className="border-b border-line px-5 py-3">
          <h2 className="font-semibold wrap-anywhere">{mail.subject ?? "Text message"}</h2>
          <p className="mt-0.5 text-xs text-soft wrap-anywhere">
            To {mail.to} · from {mail.from} · <Time at={mail.at} seconds />
          </p>
        </header>
        <div className="grid gap-3 px-5 py-4 text-sm wrap-anywhere">
          {mail.text.split(/\n{2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored email does not change.
            <p key={index}>{linked(paragraph)}</p>
          ))}
          {mail.subject === null ? <p className="text-xs text-soft">{lengthWords(mail.text)}</p> : null}
          {mail.files.length > 0 ? <p className="text-soft">With {mail.files.join(", ")}</p> : null}
        </div>
      </article>
    </li>
  );
}

/**
 * How many characters fit into a text message that is sent alone, and into each part of a longer one (GSM 03.38;
 * UCS-2 for other characters).
 */
const GSM = { alone: 160, part: 153 };
const UCS2 = { alone: 70, part: 67 };
const GSM_TEXT = /^[\n\r !-Z_a-z£¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΦΓΛΩΠΨΣΘΞ¡]*$/;

function lengthWords(text: string): string {
  const { alone, part } = GSM_TEXT.test(text) ? GSM : UCS2;
  const count = text.length <= alone ? 1 : Math.ceil(text.length / part);
  return `${text.length} characters, sent as ${count === 1 ? "one message" : `${count} messages`}`;
}

/** Turns the URLs in a text into links. */
function linked(text: string) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((piece) =>
    /^https?:\/\//.test(piece) ? (
      <a key={piece} href={piece} className="text-accent underline">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}

import { EndedPage, SharingPage } from "@/components/sandbox/ended-page";
import { stepUrl } from "@/components/sandbox/model";
import { notFound } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { findEnding } from "@/lib/sandbox/endings";
import { findSession } from "@/lib/sandbox/sessions";
import { findSharing } from "@/lib/sandbox/sharing";
import { toBankFace } from "../../faces";
import { seeOther, show, visit } from "../../visit";
import { toLongDate } from "../long-date";

const STOPPED = {
  title: "Sharing has stopped",
  text: "Your bank won’t share any more data. To find out what happens to the data you already shared, contact the firm that asked for it. To share again, go back to that firm and start again.",
};

/** Shows the result of an ended visit. While the customer still shares data, they can stop sharing here. */
const get = visit(async ({ nonce, query }) => {
  const session = await findSession(query.get("sess_id") ?? "");
  if (!session) throw notFound();
  if (session.state === "open") return seeOther(stepUrl("", session.id));
  const bank = session.bank && toBankFace(session.bank);
  const shown = { nonce, bank, backUrl: session.reopenedUrl };
  const ending = findEnding(session.outcome);
  if (ending) return show(<EndedPage {...shown} title={ending.title} text={ending.text} />);
  const sharing = await findSharing(session.id);
  if (!sharing) return show(<EndedPage {...shown} {...STOPPED} />);
  const { accounts, givenAt, expiresAt, isOnce } = sharing;
  const dates = { since: toLongDate(givenAt), until: isOnce ? null : toLongDate(expiresAt) };
  const given = { ...shown, ...dates, sessionId: session.id, bank: toBankFace(sharing.bank), accounts };
  return show(<SharingPage {...given} />);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });

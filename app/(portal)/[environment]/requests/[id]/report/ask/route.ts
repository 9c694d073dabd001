import { unstable_rethrow } from "next/navigation";
import { ViewerQuestion } from "@/lib/contract/viewer";
import { checkVersion, fetchDeferred, fetchPanel, fetchRowPage } from "@/lib/documents/fetch-viewer";
import { recordView } from "@/lib/documents/record-access";
import { AppError } from "@/lib/errors";
import { answerError, ok, requestIdOf } from "@/lib/http/answer";
import { findSignedIn, type Member, member } from "@/lib/http/member";
import { readJson } from "@/lib/http/read-input";

type Context = { params: Promise<{ id: string }> };

/**
 * Answers the queries of the report page. Accepts only POST. Stores nothing, except that the member viewed the report.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  try {
    const { id } = await params;
    return ok(await answer(await reader(), id, ViewerQuestion.safeParse(await readJson(request))));
  } catch (error) {
    unstable_rethrow(error);
    return answerError(error, requestIdOf(request));
  }
}

/**
 * Returns the signed-in member. If no one is signed in, throws an error that the viewer's script receives. Pages
 * redirect to sign-in instead.
 */
async function reader(): Promise<Member> {
  if (!(await findSignedIn()))
    throw new AppError("signed_out", "You are signed out. Sign in and open the report again.");
  const asking = await member();
  if (!asking.may("report.read")) throw new AppError("not_allowed", "Your role cannot read reports.");
  return asking;
}

type Read = ReturnType<typeof ViewerQuestion.safeParse>;

/**
 * Answers one query. A response with bank data counts as a view of the report, so the view is recorded before the
 * response is sent.
 */
async function answer({ scope, actor }: Member, id: string, { success, data: question }: Read) {
  if (!success) throw new AppError("bad_request", "Unknown report query.");
  const { version } = question;
  switch (question.ask) {
    case "panel": {
      const panel = await fetchPanel(scope, id, version, question.key);
      if (!panel) throw new AppError("not_found", "This report has no such figure or transaction.");
      await recordView(scope, id, actor);
      return { panel };
    }
    case "rows": {
      const rows = await fetchRowPage(scope, id, version, question.filter);
      await recordView(scope, id, actor);
      return { rows };
    }
    case "deferred": {
      const deferred = await fetchDeferred(scope, id, version);
      await recordView(scope, id, actor);
      return { deferred };
    }
    case "standing":
      await checkVersion(scope, id, version);
      return { standing: "current" };
  }
}

import { CodePage } from "@/components/sandbox/code-page";
import { resource } from "@/lib/http/resource";
import { codeOf } from "@/lib/sandbox/sessions";
import { step } from "../step";

const get = step("code", ({ session: { id, household, codesLeft }, context, query }) => {
  const isWrong = query.get("error") === "wrong_code";
  const shown = { context, person: household?.person ?? "", code: codeOf(id), codesLeft, isWrong };
  return <CodePage {...shown} />;
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });

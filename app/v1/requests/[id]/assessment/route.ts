import { assessRequest, getAssessment } from "@/lib/analyse/assess-request";
import { toAssessmentInputs } from "@/lib/contract/assessment";
import { GetAssessmentOperation, SetAssessmentOperation } from "@/lib/contract/operations/assessment";
import { toAssessmentView } from "@/lib/http/assessment-view";
import { keyed, resource } from "@/lib/http/resource";

const get = keyed(GetAssessmentOperation, async ({ scope, id }) =>
  toAssessmentView(id, await getAssessment(scope, id)),
);

const put = keyed(SetAssessmentOperation, async ({ scope, id, body, actor }) => {
  const { version = null, ...inputs } = body;
  const change = { inputs: toAssessmentInputs(inputs), version };
  return toAssessmentView(id, await assessRequest(scope, id, change, actor));
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, PUT: put });

import { OwnerForm } from "@/components/portal/owner-form";
import { Card } from "@/components/ui/card";
import type { Member } from "@/lib/http/member";
import { listMembers } from "@/lib/store/read/member";
import type { RequestRecord } from "@/lib/store/read/request";
import { assignRequestAction } from "./actions";

/** Shows the owner of the request. Members who cannot change requests see only the name. */
export async function OwnerCard({ asking, request }: { asking: Member; request: RequestRecord }) {
  const members = await listMembers(asking.company.id);
  const owner = members.find(({ userId }) => userId === request.ownerId);
  return (
    <Card title="Owner">
      {asking.may("request.write") ? (
        <>
          <p className="mb-4 max-w-prose text-sm text-soft">
            The owner sees the request in their list, under “Mine”. Requests created with the API have no
            owner at first.
          </p>
          <OwnerForm
            action={assignRequestAction}
            id={request.id}
            ownerId={request.ownerId}
            members={members.map(({ userId, name }) => ({ userId, name }))}
          />
        </>
      ) : (
        <p className="text-sm">{owner?.name ?? "No owner"}</p>
      )}
    </Card>
  );
}

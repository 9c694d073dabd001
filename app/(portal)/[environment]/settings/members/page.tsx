import type { Metadata } from "next";
import { Card } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { Time } from "@/components/ui/time";
import { member } from "@/lib/http/member";
import { listMembers } from "@/lib/store/read/member";

export const metadata: Metadata = { title: "Members" };

const ROLE_WORDS = {
  owner: "Owner",
  admin: "Admin",
  member: "Member",
  viewer: "Viewer",
  developer: "Developer",
} as const;

export default async function MembersPage() {
  const asking = await member();
  const members = await listMembers(asking.company.id);
  return (
    <Card title="Members" about={`Everybody who may sign in for ${asking.company.name}.`}>
      <Table label="Members">
        <thead>
          <tr>
            <Th>Name</Th>
            <Th>Role</Th>
            <Th className="hidden text-right sm:table-cell">Since</Th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ userId, name, email, role, joinedAt }) => (
            <tr key={userId}>
              <Td className="wrap-anywhere">
                <span className="font-medium">{name}</span>
                {userId === asking.userId ? <span className="text-soft"> (you)</span> : null}
                <span className="block text-xs text-soft">{email}</span>
              </Td>
              <Td>{ROLE_WORDS[role]}</Td>
              <Td className="hidden text-right text-soft sm:table-cell">
                <Time at={joinedAt} dayOnly />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

import { Table, Td, Th } from "../ui/table";
import { PERMISSION_WORDS, ROLE_WORDS } from "./role-words";

type Role = keyof typeof ROLE_WORDS;

/** Shows the permissions of each role, from the same table that pages and actions check. */
export function RoleTable({
  roles,
  may,
}: {
  roles: readonly Role[];
  may: Readonly<Record<string, readonly Role[]>>;
}) {
  return (
    <Table label="Who can do what">
      <thead>
        <tr>
          <Th>What</Th>
          {roles.map((role) => (
            <Th key={role} className="text-center">
              {ROLE_WORDS[role].label}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row what="See requests, settings and usage" roles={roles} allowed={roles} />
        {Object.entries(may).map(([permission, allowed]) => (
          <Row
            key={permission}
            what={PERMISSION_WORDS[permission] ?? permission}
            roles={roles}
            allowed={allowed}
          />
        ))}
        <Row what="Make, change or remove an owner" roles={roles} allowed={["owner"]} />
      </tbody>
    </Table>
  );
}

function Row({ what, roles, allowed }: { what: string; roles: readonly Role[]; allowed: readonly Role[] }) {
  return (
    <tr>
      <th
        scope="row"
        className="min-w-44 border-b border-line py-2 pr-4 text-left font-normal sm:whitespace-nowrap"
      >
        {what}
      </th>
      {roles.map((role) => (
        <Td key={role} className="relative py-2! text-center">
          {allowed.includes(role) ? (
            <>
              <span aria-hidden="true" className="text-good">
                ●
              </span>
              <span className="sr-only">Yes</span>
            </>
          ) : (
            <>
              <span aria-hidden="true" className="text-soft">
                –
              </span>
              <span className="sr-only">No</span>
            </>
          )}
        </Td>
      ))}
    </tr>
  );
}

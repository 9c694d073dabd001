import ts from "typescript";

/** True for a Prisma write to `request` whose data sets `status`, and for SQL that sets it. */
export function writesRequestStatus(node: ts.Node): boolean {
  if (ts.isTemplateLiteral(node) || ts.isStringLiteral(node)) {
    return /update\s+"?request"?\s+set\b[^;]*\bstatus"?\s*=/i.test(
      node.getText().split(/\bwhere\b/i)[0] ?? "",
    );
  }
  if (!ts.isCallExpression(node) || !/\brequest\.(create|update|upsert)\w*$/.test(node.expression.getText()))
    return false;
  const argument = node.arguments[0];
  if (!argument || !ts.isObjectLiteralExpression(argument)) return false;
  const isWritten = (name: string | undefined) => ["data", "create", "update"].includes(name ?? "");
  return argument.properties.some(
    (part) => isWritten(part.name?.getText()) && /(^|[{,\s])status\s*[:,}]/.test(part.getText()),
  );
}

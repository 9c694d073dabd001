import type { Command } from "../command";
import { toJson, toTable } from "../print";

export const AUDIT: Command = {
  name: "audit",
  words: ["id"],
  about: "Prints the audit entries of a request, oldest first",
  options: {},
  async run({ words: [id = ""], has, terminal, connection }) {
    const record = await connection.client().requests.audit(id, { signal: terminal.signal });
    const rows = record.data.map(({ at, action, actor, detail }) => [
      at.slice(0, 19).replace("T", " "),
      action,
      actor,
      Object.keys(detail).length > 0 ? detail : "",
    ]);
    await terminal.out(has("json") ? toJson(record) : toTable(["AT", "WHAT", "BY", "DETAIL"], rows));
    return 0;
  },
};

// One size of the bench, in a process started for it. Answers with JSON on standard output.
import { allowTypeScript } from "../typescript.mjs";

await allowTypeScript();
const { measure } = await import("./measure.ts");
process.stdout.write(JSON.stringify(await measure(Number(process.argv[2]))));

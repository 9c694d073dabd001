// npm install ajv ajv-formats
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

const [server, file] = process.argv.slice(2);
const answer = await fetch(`${server}/schemas/report-1.1.json`);

// In the schema, a plain value that may be null has a union of types. By default, ajv warns about these.
const ajv = new Ajv2020({ allowUnionTypes: true });
formats.default(ajv);
const validate = ajv.compile(await answer.json());

const isValid = validate(JSON.parse(readFileSync(file, "utf8")));
console.log(isValid ? "Valid." : ajv.errorsText(validate.errors));
process.exitCode = isValid ? 0 : 1;

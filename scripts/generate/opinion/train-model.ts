// Trains the weights of the engine's second opinion: a model that suggests a category for names that no rule knows.
// Reads only committed tables, so the result has the same bytes every time:
// npx tsx scripts/generate/opinion/train-model.ts
import { writeFileSync } from "node:fs";
import path from "node:path";
import { askModel, loadModel, NONE } from "@/lib/engine/categories/opinion/model";
import { ROOT } from "@/scripts/install.mjs";
import { listExamples } from "./examples";
import { train } from "./train";

const FILE = "lib/engine/categories/opinion/weights-table.ts";

const { examples, heldOut } = listExamples();
const data = train(examples, heldOut);
writeFileSync(
  path.join(ROOT, FILE),
  `import type { ModelData } from "@/lib/engine/categories/opinion/model";\n\n/** Made by scripts/generate/opinion/train-model.ts; scripts/generate/names/*.csv state the sources and licences. */\nexport const WEIGHTS: ModelData = ${JSON.stringify(data)};\n`,
);
const model = loadModel(data);
const named = heldOut.filter(({ code }) => code !== NONE);
const answered = heldOut
  .map((each) => ({ each, said: askModel(model, each.tokens).code }))
  .filter(({ said }) => said);
const right = answered.filter(({ each, said }) => each.code === said).length;
const onNone = answered.filter(({ each }) => each.code === NONE).length;
console.log(
  `${examples.length} examples, ${heldOut.length} held out (${named.length} everyday); ${data.classes.length} classes; scale ${data.scale}; thresholds ${JSON.stringify([data.one, data.several])}`,
  `${answered.length} answered: ${right} correctly, ${onNone} that have no category`,
);

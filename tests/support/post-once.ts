// A process of its own that posts webhooks one after the other, for what a process is told at its start: `tsx post-once.ts <url> <n>`.
import { postWebhook } from "@/lib/adapters/post/post-webhook";

const [url = "", count = "1"] = process.argv.slice(2);
for (let number = 1; number <= Number(count); number++) {
  const { outcome, responseCode } = await postWebhook(url, '{"a":1}', {}, "test");
  console.log(`${outcome} ${responseCode}`);
}

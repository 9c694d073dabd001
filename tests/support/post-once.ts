// A separate process that posts webhooks one after the other, for tests of a process's start: `tsx post-once.ts <url>
// <n>`.
import { postWebhook } from "@/lib/adapters/post/post-webhook";

const [url = "", count = "1"] = process.argv.slice(2);
for (let number = 1; number <= Number(count); number++) {
  const { outcome, responseCode } = await postWebhook(url, '{"a":1}', {}, "test");
  console.log(`${outcome} ${responseCode}`);
}

// A separate process that makes `n` calls with a key and prints how many were admitted: `tsx count-calls.ts <key>
// <n>`.
import { admitCaller } from "@/lib/company/api-key";
import { closeStore } from "@/lib/store/client";

const [key = "", count = "0"] = process.argv.slice(2);
const callers = await Promise.all(Array.from({ length: Number(count) }, () => admitCaller(key)));
console.log(callers.filter(({ rate }) => !rate.isOver).length);
await closeStore();

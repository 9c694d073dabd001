import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { verifyWebhook } from "./verify.mjs";

createServer(async (request, response) => {
  const rawBody = await buffer(request);
  const isTrue = verifyWebhook(rawBody, request.headers, process.env.SECRET);
  response.writeHead(isTrue ? 204 : 400).end();
  console.log(isTrue ? `True: ${JSON.parse(rawBody).event}` : "Refused.");
}).listen(process.env.PORT ?? 4000, "localhost");

import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export type Delivery = { body: string; headers: Record<string, string>; secret: string; now: number };

type Runner = {
  /** A command that succeeds if the language is installed on this machine. */
  probe: readonly string[];
  /**
   * Writes a small program around the snippet into the folder. Returns the command that runs the program on a file of
   * cases.
   */
  prepare: (snippet: string, folder: string) => string[];
};

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/**
 * The command that runs the snippet of each language. Every program reads the cases, runs both checks of each case, and
 * prints the results as JSON.
 */
export const RUNNERS: Record<string, Runner> = {
  node: {
    probe: ["node", "--version"],
    prepare: (snippet, folder) => {
      const program = `import { readFileSync } from "node:fs";
import { verifySignature, verifyWebhook } from ${JSON.stringify(snippet)};
const cases = JSON.parse(readFileSync(process.argv[2], "utf8"));
const check = ({ body, headers, secret, now }) =>
  [verifySignature(Buffer.from(body), headers, secret), verifyWebhook(Buffer.from(body), headers, secret, now)];
console.log(JSON.stringify(cases.map(check)));`;
      return ["node", write(folder, "main.mjs", program)];
    },
  },
  python: {
    probe: ["python3", "--version"],
    prepare: (snippet, folder) => {
      copyFileSync(snippet, path.join(folder, "verify.py"));
      const program = `import json, sys
from verify import verify_signature, verify_webhook
cases = json.load(open(sys.argv[1], encoding="utf-8"))
def check(c):
    raw = c["body"].encode()
    return [verify_signature(raw, c["headers"], c["secret"]),
            verify_webhook(raw, c["headers"], c["secret"], c["now"])]
print(json.dumps([check(c) for c in cases]))`;
      return ["python3", write(folder, "main.py", program)];
    },
  },
  php: {
    probe: ["php", "--version"],
    prepare: (snippet, folder) => {
      const program = `<?php require ${JSON.stringify(snippet)};
$check = fn($c) => [verify_signature($c['body'], $c['headers'], $c['secret']),
    verify_webhook($c['body'], $c['headers'], $c['secret'], $c['now'])];
echo json_encode(array_map($check, json_decode(file_get_contents($argv[1]), true)));`;
      return ["php", write(folder, "main.php", program)];
    },
  },
  go: {
    probe: ["go", "version"],
    prepare: (snippet, folder) => {
      copyFileSync(snippet, path.join(folder, "verify.go"));
      write(folder, "go.mod", "module webhook\n\ngo 1.21\n");
      const program = `package webhook
import ("encoding/json"; "fmt"; "net/http"; "os"; "testing"; "time")
type delivery struct { Body, Secret string; Headers map[string]string; Now int64 }
func TestCases(t *testing.T) {
	text, _ := os.ReadFile("cases.json")
	var cases []delivery
	if err := json.Unmarshal(text, &cases); err != nil { t.Fatal(err) }
	verdicts := [][]bool{}
	for _, c := range cases {
		header := http.Header{}
		for name, value := range c.Headers { header.Set(name, value) }
		verdicts = append(verdicts, []bool{
			VerifySignature([]byte(c.Body), header, c.Secret),
			VerifyWebhook([]byte(c.Body), header, c.Secret, time.Unix(c.Now, 0)),
		})
	}
	printed, _ := json.Marshal(verdicts)
	fmt.Fprintln(os.Stderr, string(printed))
	os.WriteFile("verdicts.json", printed, 0o600)
}`;
      write(folder, "verify_test.go", program);
      return ["sh", "-c", "go test ./... >&2 && cat verdicts.json", "go"];
    },
  },
  csharp: {
    probe: ["dotnet", "--version"],
    prepare: (snippet, folder) => {
      copyFileSync(snippet, path.join(folder, "Verify.cs"));
      const project = `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType>
<TargetFramework>net8.0</TargetFramework><RollForward>Major</RollForward></PropertyGroup></Project>`;
      write(folder, "check.csproj", project);
      const program = `using System; using System.Collections.Generic; using System.IO; using System.Linq; using System.Text;
using System.Text.Json;
var cases = JsonDocument.Parse(File.ReadAllText(args[0])).RootElement.EnumerateArray();
var verdicts = cases.Select(c => {
    var raw = Encoding.UTF8.GetBytes(c.GetProperty("body").GetString()!);
    var headers = c.GetProperty("headers").EnumerateObject().ToDictionary(h => h.Name, h => h.Value.GetString()!);
    var secret = c.GetProperty("secret").GetString()!;
    var at = DateTimeOffset.FromUnixTimeSeconds(c.GetProperty("now").GetInt64());
    return new[] { Webhook.VerifySignature(raw, headers, secret), Webhook.VerifyWebhook(raw, headers, secret, at) };
});
Console.WriteLine(JsonSerializer.Serialize(verdicts));`;
      write(folder, "Program.cs", program);
      return ["dotnet", "run", "--verbosity", "quiet", "--"];
    },
  },
  ruby: {
    probe: ["ruby", "--version"],
    prepare: (snippet, folder) => {
      const program = `require "json"
require ${JSON.stringify(snippet)}
cases = JSON.parse(File.read(ARGV[0], encoding: "UTF-8"))
verdicts = cases.map do |c|
  [verify_signature(c["body"], c["headers"], c["secret"]),
   verify_webhook(c["body"], c["headers"], c["secret"], now: c["now"])]
end
puts JSON.generate(verdicts)`;
      return ["ruby", write(folder, "main.rb", program)];
    },
  },
};

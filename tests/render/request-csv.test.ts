import { expect, test } from "vitest";
import { renderRequestCsv } from "@/lib/render/request-csv";

test("the CSV result of a request file opens in a spreadsheet as text without formulas", () => {
  const line = {
    line: 2,
    result: "made" as const,
    id: "req_1",
    status: "not_sent" as const,
    clientName: '=HYPERLINK("http://evil.example","x")',
    clientRef: "@SUM(1),2",
    reportType: "affordability" as const,
    consentUrl: "https://surplus.example/connect/req_1",
  };
  expect(renderRequestCsv([line, { ...line, clientName: "Zoë", clientRef: null, result: "existed" }])).toBe(
    [
      "\uFEFFline,result,id,status,client_name,client_ref,report_type,consent_url",
      `2,made,req_1,not_sent,"'=HYPERLINK(""http://evil.example"",""x"")","'@SUM(1),2",affordability,${line.consentUrl}`,
      `2,existed,req_1,not_sent,Zoë,,affordability,${line.consentUrl}`,
      "",
    ].join("\r\n"),
  );
});

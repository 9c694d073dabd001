import { describe, expect, test } from "vitest";
import { decodeFile, FILE_ROWS_MAX, type RequestFile, readRequestFile } from "@/lib/contract/request-file";

function read(text: string, environment: "test" | "live" = "test"): RequestFile {
  const file = readRequestFile(text, environment);
  if ("problem" in file) throw new Error(file.problem);
  return file;
}
const problemOf = (text: string) => {
  const file = readRequestFile(text, "test");
  return "problem" in file ? file.problem : null;
};
const HEAD = "client_name,report_type,client_ref";

describe("a file of requests", () => {
  test("may have commas, semicolons or tabs, any line ends, quoted lines and empty rows", () => {
    const rows = [
      "Client Name;Report-Type;client_ref",
      'Ava Nguyen;Affordability;"L;1\n"',
      ";;",
      "Bo;expense summary;",
    ];
    for (const [end, separator] of [
      ["\n", ";"],
      ["\r\n", ","],
      ["\r", "\t"],
    ] as const) {
      const { rows: found } = read(rows.map((row) => row.replace(/(?<!L);/g, separator)).join(end));
      expect(found.map(({ body }) => body)).toMatchObject([
        { client_name: "Ava Nguyen", report_type: "affordability", client_ref: "L;1" },
        { client_name: "Bo", report_type: "expense_summary" },
      ]);
      expect(found.map(({ line }) => line)).toEqual([3, 5]);
    }
    expect(read("sep=|\nclient_name|report_type\nAva|affordability").rows).toHaveLength(1);
  });

  test("is decoded as Excel writes it: UTF-8, UTF-16 in either byte order, and the Windows code page", () => {
    const text = "client_name,report_type\nZoë Müller,affordability";
    const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
    const windows = Buffer.from(text, "latin1");
    for (const bytes of [Buffer.from(`\uFEFF${text}`), utf16, Buffer.from(utf16).swap16(), windows])
      expect(read(decodeFile(bytes)).rows[0]?.body?.client_name).toBe("Zoë Müller");
  });

  test("gets each error next to its cell, keeps the remaining cells, and lists unknown columns", () => {
    const { rows, ignored } = read(
      "client_name,report_type,email,colour\n,affordability,x,red\nAva,lottery,,\nBo,affordability,,,more",
    );
    expect(ignored).toEqual(["colour"]);
    expect(rows.map(({ faults }) => faults.map(({ type, loc }) => [type, loc.at(-1)]))).toEqual([
      [
        ["missing", "client_name"],
        ["value_error", "email"],
      ],
      [["literal_error", "report_type"]],
      [["value_error", "row"]],
    ]);
    expect(rows.every(({ body }) => body === null)).toBe(true);
  });

  test("may have any text in a cell that the database can store", () => {
    const { rows } = read(
      `${HEAD}\n=HYPERLINK(1),affordability,@SUM\n"a\0b",affordability,\n__proto__,affordability,x`,
    );
    expect(rows.map(({ body }) => body?.client_name)).toEqual(["=HYPERLINK(1)", undefined, "__proto__"]);
  });

  test("may have five hundred rows, but no more", () => {
    const row = (n: number) => `Client ${n},affordability,L-${n}`;
    const full = [HEAD, ...Array.from({ length: FILE_ROWS_MAX }, (_, n) => row(n))];
    expect(read(full.join("\n")).rows).toHaveLength(500);
    expect(problemOf([...full, row(500)].join("\n"))).toMatch(/^The file has more than 500 rows/);
  });

  test("may have common headings, unless a column has the exact name of the field", () => {
    const file = read(
      "Name,E-mail,Mobile,Loan No.,Report,Branch\nAva,ava@example.com,0412 345 678,L-1,affordability,X",
    );
    expect(file.rows[0]?.body).toMatchObject({
      client_name: "Ava",
      email: "ava@example.com",
      client_ref: "L-1",
      report_type: "affordability",
    });
    expect(file.rows[0]?.body?.phone).toBe("+61412345678");
    expect(file.ignored).toEqual(["Branch"]);
    const both = read("Name,client_name,report_type\nA,B,affordability");
    expect([both.rows[0]?.body?.client_name, both.ignored]).toEqual(["B", ["Name"]]);
  });

  test("uses the columns that a member chose, and the chosen report type for rows without a type", () => {
    const text = "Who,Email,Deal\nAva,ava@example.com,D-1";
    const unknown = readRequestFile(text, "test", { columns: {}, reportType: "affordability" });
    expect(unknown).toMatchObject({
      problem: expect.stringContaining("No column has the customer’s name"),
      headings: [{ name: "Who", column: null }, { name: "Email", column: "email" }, { column: null }],
    });
    const columns = { 0: "client_name", 1: "", 2: "client_ref" };
    const chosen = readRequestFile(text, "test", { columns, reportType: "expense_summary" });
    if ("problem" in chosen) throw new Error(chosen.problem);
    expect(chosen.rows[0]?.cells).toEqual({
      client_name: "Ava",
      client_ref: "D-1",
      report_type: "expense_summary",
    });
    expect(chosen.ignored).toEqual(["Email"]);
  });

  test("gets a message with the reason if it cannot be read", () => {
    expect(problemOf("")).toMatch(/^The file is empty/);
    expect(problemOf(HEAD)).toMatch(/^The file has column names but no rows/);
    expect(problemOf("Ava,affordability")).toMatch(/No column has the customer’s name/);
    expect(problemOf("client_name\nAva")).toMatch(/^No column says which report to prepare/);
    expect(problemOf("client_name,report_type,Client Name\nA,affordability,B")).toBe(
      "Two columns are used as “Customer name”. Choose which one to use.",
    );
    expect(problemOf(`${HEAD}\n"Ava,affordability,`)).toMatch(/a quotation mark near line \d+ is not closed/);
    expect(problemOf("\u0000\u0001\u0002")).toMatch(/must contain the column names/);
  });

  test("needs https return URLs in live", () => {
    const text = "client_name,report_type,redirect_uri\nAva,affordability,http://localhost/back";
    expect(read(text).rows[0]?.faults).toEqual([]);
    expect(read(text, "live").rows[0]?.faults).toMatchObject([{ loc: ["body", "redirect_uri"] }]);
  });
});

test("a file of requests may have columns of the assessment's inputs, and an error names the column", () => {
  const heading =
    "client_name,report_type,hem_monthly_cents,adults,children,loan_amount_cents,loan_term_months,";
  const text = [
    `${heading}loan_rate_percent,loan_purpose,expected_employer`,
    "Ava,affordability,312400,2,1,3500000,60,8.49,Used car,Harbour Logistics",
    "Ben,affordability,,,,,,,,",
    "Cy,affordability,lots,2,,,,,,",
  ].join("\n");
  const file = read(text);
  expect(file.rows[0]?.body?.assessment).toEqual({
    hem_monthly_cents: 312_400,
    household: { adults: 2, children: 1 },
    proposed_loan: { amount_cents: 3_500_000, term_months: 60, rate_percent: 8.49, purpose: "Used car" },
    expected_employer: "Harbour Logistics",
  });
  expect(file.rows[1]?.body?.assessment).toBeUndefined();
  expect(file.rows[2]?.faults.map(({ loc }) => loc)).toEqual([
    ["body", "hem_monthly_cents"],
    ["body", "children"],
  ]);
});

test("a file of requests may have the column refresh_every_days if the row or the company's setting makes the consent ongoing", () => {
  const text = [
    "client_name,report_type,consent_type,refresh_every_days",
    "Ava,affordability,Ongoing,30",
    "Ben,affordability,,7",
    "Cy,affordability,once,7",
    "Di,affordability,ongoing,weekly",
    "Ed,affordability,ongoing,91",
  ].join("\n");
  const faultsOf = (consentType: "once" | "ongoing") => {
    const file = readRequestFile(text, "test", undefined, consentType);
    if ("problem" in file) throw new Error(file.problem);
    return file.rows.map(({ body, faults }) => [
      body?.refresh_every_days ?? null,
      faults.map(({ loc }) => loc.at(-1)),
    ]);
  };
  const fault = [null, ["refresh_every_days"]];
  expect(faultsOf("once")).toEqual([[30, []], fault, fault, fault, fault]);
  expect(faultsOf("ongoing")).toEqual([[30, []], [7, []], fault, fault, fault]);
});

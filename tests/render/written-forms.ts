const SHORT = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const LONG = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** Every form in which an amount may be written: in cents, in dollars with two decimals or one, grouped or not. */
export function amountForms(cents: number): string[] {
  const size = Math.abs(cents);
  const dollars = (size / 100).toFixed(2);
  const whole = dollars.slice(0, -3);
  const grouped = `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${dollars.slice(-3)}`;
  return [...new Set([String(size), dollars, grouped, grouped.replace(",", " "), dollars.replace(/0$/, "")])];
}

/** Every form in which a day may be written. */
export function dayForms(day: string): string[] {
  const [year = "", month = "", date = ""] = day.split("-");
  const short = SHORT[Number(month) - 1];
  const long = LONG[Number(month) - 1];
  const d = String(Number(date));
  const m = String(Number(month));
  return [
    day,
    `${year}${month}${date}`,
    ...[
      `${d}/${m}/${year}`,
      `${d}/${month}/${year}`,
      `${date}/${month}/${year}`,
      `${date}/${month}/${year.slice(2)}`,
    ],
    ...[
      `${date}.${month}.${year}`,
      `${date}-${month}-${year}`,
      `${m}/${d}/${year}`,
      `${month}/${date}/${year}`,
    ],
    ...[short, long].flatMap((name) => [`${d} ${name}`, `${date} ${name}`, `${name} ${d},`, `${d}-${name}`]),
  ];
}

/** The forms that occur separately in a text, not as part of a longer number, word or hash. */
export function findForms(text: string, forms: Iterable<string>): string[] {
  const words = new Set<string>();
  // The text is first split into candidate numbers and days, so that it is read once for any number of forms.
  for (const [word] of text.matchAll(/(?<![\w.,/]|\w-)\d[\d.,/-]*(?: (?:[A-Z][a-z]{2,8}))?(?!\w)/g)) {
    words.add(word.replace(/[.,/-]+$/, ""));
    const [number = ""] = word.split(" ");
    words.add(number.replace(/[.,/-]+$/, ""));
  }
  for (const [word] of text.matchAll(/\b[A-Z][a-z]{2,8} \d{1,2},/g)) words.add(word);
  for (const [word] of text.matchAll(/\b\d{1,2}-[A-Z][a-z]{2,8}\b/g)) words.add(word);
  return [...forms].filter((form) => words.has(form));
}

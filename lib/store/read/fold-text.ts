const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  đ: "d",
  Đ: "d",
  ø: "o",
  Ø: "o",
  ł: "l",
  Ł: "l",
};

/**
 * Normalises text for search: without accents, apostrophes and capitals, so that O’Brien is obrien and Trần is tran.
 * A request's `search_text` column is folded in the same way.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’‘ʼ`´]/g, "")
    .replace(/[ßæœđĐøØłŁ]/g, (letter) => LETTERS[letter] ?? letter)
    .toLowerCase();
}

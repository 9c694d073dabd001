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
 * Normalises text for search: removes accents, apostrophes and capitals, so that O’Brien becomes obrien and Trần
 * becomes tran. A request's `search_text` column is normalised in the same way.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’‘ʼ`´]/g, "")
    .replace(/[ßæœđĐøØłŁ]/g, (letter) => LETTERS[letter] ?? letter)
    .toLowerCase();
}

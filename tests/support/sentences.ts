// Splits texts into sentences and finds the long ones.

/** The most words of a sentence. */
const WORDS_MAX = 30;

/** Ends of paragraphs, list items, commands and lines of a help text. */
const BREAK = /\n\s*\n|\n(?=\s\s)|\n\s*(?=(?:[-*•–#]|\d+[.)]|npx|node|npm)\s|@\w+)|\s·\s/;

/** Ends of sentences. The full stop of an abbreviation does not end one. */
const END = /(?<=[.!?]["'”’)\]*_`]*)(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx)\.)\s+/;

/** Code, SQL, markup, style sheets and commands. */
const CODE = new RegExp(
  [
    "=>|\\(\\);|\\);$|</|<\\?xml|<!|\\\\\\s|\\{[^ }]*[:;]|[\\w\"')]:\\s?[^ ;]+;",
    "\\bconst \\w+ =|\\bimport \\{|\\b(psql|docker|curl|npm exec) ",
    "\\bselect\\b.*\\bfrom\\b|\\b(insert into|delete from|update \\w+ (\\w+ )?set|do \\$\\$)",
    "\\b(create|alter|drop) (table|function|schema|role|policy|type|index|or replace)\\b",
  ].join("|"),
  "i",
);

/** Small words. A list of names or of words in capital letters has few of them. */
const SMALL_WORD =
  /^(an?|the|is|are|was|were|be|of|to|and|or|in|its?|on|for|from|with|that|this|if|not?|at|by|as|has|have)$/;

/** Finds the sentences of a text that have more than 30 words. Code within a sentence counts as one word. */
export function findLongSentences(text: string): string[] {
  if (countSpaces(text) < WORDS_MAX) return [];
  return text
    .split(BREAK)
    .flatMap((part) => toLine(part).split(END))
    .filter((sentence) => countSpaces(sentence) >= WORDS_MAX && isLong(sentence));
}

function isLong(sentence: string): boolean {
  const prose = sentence.replace(/`[^`]*`/g, "X").replace(/\]\([^)]*\)/g, "]");
  const words = prose.split(" ").filter((word) => /[A-Za-z]/.test(word));
  const small = words.filter((word) => SMALL_WORD.test(word));
  return words.length > WORDS_MAX && small.length * 10 >= words.length && !CODE.test(prose);
}

const countSpaces = (text: string) => text.match(/\s+/g)?.length ?? 0;

const toLine = (text: string) => text.replace(/\s+/g, " ").trim();

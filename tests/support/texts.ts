// Reads comments and texts out of our files. Joins the lines of a comment, the parts of a template and the children of a
// JSX element, because a sentence runs through them.
import ts from "typescript";

/** A comment, a text of the code or a paragraph, and the line where it starts. */
export type Text = { line: number; text: string };

/** Stands for an expression in a template or in JSX. It counts as one word. */
const VALUE = "X";

/** Tags within a sentence. Other tags start a new text. */
const INLINE = /^(a|abbr|b|code|em|i|kbd|span|strong|time|Link)$/;

/** The statements of a migration never change, so only its comments are read. */
const MIGRATION = /^prisma\/migrations\//;

/** The comments and texts of a file. */
export function readTexts(file: string, source: string): Text[] {
  if (file.endsWith(".md")) return readMarkdown(source);
  if (file.endsWith(".sql")) return readLines(source, /^\s*--+/, MIGRATION.test(file));
  if (file.endsWith(".prisma")) return readLines(source, /^\s*\/\/+/, false);
  return readCode(file, source);
}

/** Paragraphs, list items, headings and table cells. Each line of a code block is a text of its own. */
function readMarkdown(source: string): Text[] {
  const texts: Text[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [index, line] of source.split("\n").entries()) {
    const text = line.trim();
    const isFence = text.startsWith("```");
    if (isFence) isCode = !isCode;
    const isRow = text.startsWith("|");
    const isPart = isOpen && text !== "" && !isFence && !/^([-*#>|]\s|\||\d+\.\s)/.test(text);
    const last = texts.at(-1);
    if (isPart && !isCode && last) last.text += ` ${text}`;
    else
      for (const part of isRow ? text.split("|") : [text]) texts.push({ line: index + 1, text: part.trim() });
    isOpen = text !== "" && !isCode && !isFence && !isRow && !text.startsWith("#");
  }
  return texts;
}

/** Comments at the start of lines, and the other lines. Comment lines that follow each other are one text. */
function readLines(source: string, marker: RegExp, areOnlyComments: boolean): Text[] {
  const texts: Text[] = [];
  let isOpen = false;
  for (const [index, line] of source.split("\n").entries()) {
    const isComment = marker.test(line);
    const text = line.replace(marker, "").trim();
    const last = texts.at(-1);
    if (isComment && isOpen && last) last.text += `\n${text}`;
    else if (isComment || !areOnlyComments) texts.push({ line: index + 1, text });
    isOpen = isComment;
  }
  return texts;
}

function readCode(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kindOf(file));
  const texts: Text[] = [];
  const comments = new Map<number, ts.CommentRange>();
  const [starts, ends] = [new Set<number>(), new Set<number>()];
  const lineOf = (at: number) => tree.getLineAndCharacterOfPosition(at).line + 1;
  const add = (node: ts.Node, text: string) => texts.push({ line: lineOf(node.getStart(tree)), text });
  const addComments = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const range of ranges ?? []) comments.set(range.pos, range);
  };
  const visit = (node: ts.Node): void => {
    if (!starts.has(node.pos)) addComments(ts.getLeadingCommentRanges(source, node.pos));
    if (!ends.has(node.end)) addComments(ts.getTrailingCommentRanges(source, node.end));
    starts.add(node.pos);
    ends.add(node.end);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (ts.isJsxElement(node)) visit(node.openingElement);
      for (const text of joinChildren(node, visit)) add(node, text);
    } else if (isText(node)) add(node, joinText(node, visit));
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  addComments(ts.getLeadingCommentRanges(source, tree.endOfFileToken.pos));
  return [...texts, ...joinComments([...comments.values()], source, lineOf)];
}

/** The syntax in which a file is parsed. */
export function kindOf(file: string): ts.ScriptKind {
  if (file.endsWith("x")) return ts.ScriptKind.TSX;
  return /\.m?js$/.test(file) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
}

/** True for string literals, templates and sums of them. */
function isText(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return isText(node.left) || isText(node.right);
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** The whole text of a literal, template or sum. Visits the expressions in it. */
function joinText(node: ts.Node, visit: (node: ts.Node) => void): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node) && isText(node))
    return joinText(node.left, visit) + joinText(node.right, visit);
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map((span) => joinText(span.expression, visit) + span.literal.text).join("")
    );
  visit(node);
  return VALUE;
}

const nameOf = ({ openingElement: { tagName } }: ts.JsxElement) =>
  ts.isIdentifier(tagName) ? tagName.text : "";

/** The texts of a JSX element, with its inline elements. Visits the other children. */
function joinChildren(node: ts.JsxElement | ts.JsxFragment, visit: (node: ts.Node) => void): string[] {
  const texts = [""];
  const append = (text: string) => texts.push((texts.pop() ?? "") + text);
  for (const child of node.children) {
    if (ts.isJsxText(child)) append(child.text.replace(/\s+/g, " "));
    else if (ts.isJsxExpression(child)) {
      if (child.expression) append(joinText(child.expression, visit));
      else visit(child);
    } else if (ts.isJsxElement(child) && INLINE.test(nameOf(child))) {
      visit(child.openingElement);
      const [first = "", ...others] = joinChildren(child, visit);
      append(nameOf(child) === "code" ? `\`${first}\`` : first);
      texts.push(...others);
    } else {
      visit(child);
      texts.push("");
    }
  }
  return texts.map((text) => text.trim());
}

/** Comments as plain text. Line comments that follow each other are one comment. */
function joinComments(ranges: ts.CommentRange[], source: string, lineOf: (at: number) => number): Text[] {
  const texts: Text[] = [];
  let end = -1;
  for (const range of ranges.sort((one, other) => one.pos - other.pos)) {
    const text = toText(source.slice(range.pos, range.end));
    const last = texts.at(-1);
    const isLine = range.kind === ts.SyntaxKind.SingleLineCommentTrivia;
    if (isLine && last && end >= 0 && /^[ \t]*\r?\n[ \t]*$/.test(source.slice(end, range.pos)))
      last.text += `\n${text}`;
    else texts.push({ line: lineOf(range.pos), text });
    end = isLine ? range.end : -1;
  }
  return texts;
}

/** A comment without its markers. Its lines stay, because empty lines and list marks end a sentence. */
const toText = (comment: string) =>
  comment
    .replace(/^\/[*/]+|\*\/$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\*?\s?/, "").trim())
    .join("\n")
    .trim();

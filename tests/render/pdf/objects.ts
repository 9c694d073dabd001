import { inflateSync } from "node:zlib";

/** An object of the file, with its stream both unpacked and as stored. */
export type PdfObject = { id: number; text: string; stream: Buffer | null; written?: Buffer };

const HEAD = /(?:^|\n)(\d+) 0 obj\n/g;
const PACKED = /\/N (\d+)[\s\S]*\/First (\d+)|\/First (\d+)[\s\S]*\/N (\d+)/;

/** Reads every object of our PDF from its bytes, including those in object streams. */
export function readObjects(bytes: Buffer): PdfObject[] {
  const text = bytes.toString("latin1");
  const plain: PdfObject[] = [];
  HEAD.lastIndex = 0;
  for (let head = HEAD.exec(text); head; head = HEAD.exec(text)) {
    const object = readObject(bytes, text, Number(head[1]), HEAD.lastIndex);
    plain.push(object.found);
    HEAD.lastIndex = object.end;
  }
  return plain.flatMap((object) => [object, ...unpack(object)]);
}

function readObject(bytes: Buffer, text: string, id: number, from: number) {
  const end = text.indexOf("endobj", from);
  const mark = text.indexOf("stream\n", from);
  if (mark < 0 || mark > end) return { found: { id, text: text.slice(from, end), stream: null }, end };
  const dictionary = text.slice(from, mark);
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const start = mark + "stream\n".length;
  const written = bytes.subarray(start, start + length);
  const stream = dictionary.includes("/FlateDecode") ? inflateSync(written) : written;
  return { found: { id, text: dictionary, stream, written }, end: text.indexOf("endobj", start + length) };
}

function unpack({ text, stream }: PdfObject): PdfObject[] {
  if (!stream || !/\/Type ?\/ObjStm/.test(text)) return [];
  const found = PACKED.exec(text);
  const count = Number(found?.[1] ?? found?.[4]);
  const first = Number(found?.[2] ?? found?.[3]);
  const body = stream.toString("latin1");
  const heads = body.slice(0, first).trim().split(/\s+/).map(Number);
  return Array.from({ length: count }, (_, index) => {
    const begins = first + (heads[index * 2 + 1] ?? 0);
    const next = heads[index * 2 + 3];
    return {
      id: heads[index * 2] ?? 0,
      text: body.slice(begins, next === undefined ? undefined : first + next),
      stream: null,
    };
  });
}

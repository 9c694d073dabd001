import { zlibSync } from "fflate";
import PDFDocument, { type StreamReference } from "pdfkit";

/** The number of objects compressed in one stream. A reader decompresses the whole stream for any one of them. */
const TOGETHER = 500;
/**
 * Byte widths of the three fields of an object's cross-reference entry. The first is the entry's type. The second is
 * the object's file offset or the number of the object stream that contains it. The third is the object's index in that
 * stream.
 */
const ROW = [1, 4, 2] as const;
const ROW_LENGTH = 7;
/**
 * Each row of the cross-reference table is written as its difference from the previous row, which compresses to
 * almost nothing.
 */
const DIFFERENCE_UP = 2;

type Packed = { id: number; text: string };

/**
 * The library's document, with three additions. Objects without a stream of their own can be compressed together, as
 * PDF allows since 1.5. Every stream compresses to the same bytes on every machine. The metadata is well-formed XML
 * whatever names it contains.
 *
 * A report's tags are tens of thousands of small objects. Measured in one run: a report of 13 pages takes 110 kB if its
 * objects are compressed together, and 221 kB if each is written separately, as the library does. A report of 3,000
 * transactions takes 864 kB instead of 2,443 kB. Compressing its tags takes 39 ms.
 */
export class PackedDocument extends PDFDocument {
  readonly #packed: Packed[] = [];
  readonly #atEnd: (() => void)[] = [];

  /** Reserves numbers for `count` objects to be compressed later; returns the first. */
  reserve(count: number): number {
    const first = this._offsets.length + 1;
    for (let index = 0; index < count; index += 1) this._offsets.push(null);
    return first;
  }

  pack(id: number, text: string): void {
    this.#packed.push({ id, text });
  }

  /** Registers work to run once every page is painted, before the file is closed. */
  atEnd(work: () => void): void {
    this.#atEnd.push(work);
  }

  override end(): void {
    for (const work of this.#atEnd) work();
    super.end();
  }

  /**
   * Compresses a stream before the library does: the library uses the platform's zlib, whose output differs between
   * processors and Node versions.
   */
  override ref(data?: Record<string, unknown>): StreamReference {
    const reference = super.ref(data);
    const write = reference.finalize.bind(reference);
    reference.finalize = () => {
      if (reference.compress && reference.buffer.length > 0) {
        reference.buffer = [deflate(Buffer.concat(reference.buffer))];
        reference.compress = false;
      }
      write();
    };
    return reference;
  }

  override endMetadata(): void {
    const metadata = this.ref({ Type: "Metadata", Subtype: "XML" });
    metadata.compress = false;
    metadata.write(new TextEncoder().encode(toXmp(this.info)));
    metadata.end();
    this._root.data.Metadata = metadata;
  }

  override _finalize(): void {
    const positions = new Map<number, { stream: number; index: number }>();
    for (let start = 0; start < this.#packed.length; start += TOGETHER) {
      const group = this.#packed.slice(start, start + TOGETHER);
      const stream = this.#writeGroup(group);
      group.forEach(({ id }, index) => {
        positions.set(id, { stream, index });
      });
    }
    const table = this.reserve(1);
    const at = this._offset;
    this._offsets[table - 1] = at;
    const rows = toRows(this._offsets, positions);
    const size = this._offsets.length + 1;
    const id = Buffer.from(this._id).toString("hex");
    const ends = `/Root ${this._root.id} 0 R /Info ${this._info.id} 0 R /ID [<${id}> <${id}>]`;
    const packing = `/DecodeParms <</Predictor 12 /Columns ${ROW_LENGTH}>>`;
    this.#writeStream(table, `/Type /XRef /Size ${size} /W [${ROW.join(" ")}] ${ends} ${packing}`, rows);
    this._write("startxref");
    this._write(String(at));
    this._write("%%EOF");
    this.push(null);
  }

  #writeGroup(group: readonly Packed[]): number {
    let length = 0;
    const heads = group.map(({ id, text }) => {
      const head = `${id} ${length}`;
      length += text.length + 1;
      return head;
    });
    const head = `${heads.join(" ")}\n`;
    const stream = this.reserve(1);
    this._offsets[stream - 1] = this._offset;
    const body = Buffer.from(head + group.map(({ text }) => text).join("\n"), "latin1");
    this.#writeStream(stream, `/Type /ObjStm /N ${group.length} /First ${head.length}`, body);
    return stream;
  }

  #writeStream(id: number, dictionary: string, body: Uint8Array): void {
    const bytes = deflate(body);
    this._write(`${id} 0 obj\n<<${dictionary} /Filter /FlateDecode /Length ${bytes.length}>>\nstream`);
    this._write(bytes);
    this._write("\nendstream\nendobj");
  }
}

/**
 * Compresses in pure JavaScript, so that equal input gives equal bytes on every machine. Level 6 would take 40% more
 * time for 3% fewer bytes.
 */
const deflate = (body: Uint8Array) => zlibSync(body, { level: 3 });

/** The rows of the cross-reference table. An object is free, stored at an offset in the file, or compressed. */
function toRows(
  offsets: readonly (number | null)[],
  positions: ReadonlyMap<number, { stream: number; index: number }>,
): Buffer {
  const rows = Buffer.alloc((offsets.length + 1) * (ROW_LENGTH + 1));
  let before: Buffer = Buffer.alloc(ROW_LENGTH);
  for (let id = 0; id <= offsets.length; id += 1) {
    const row = toRow(id === 0 ? null : (offsets[id - 1] ?? null), positions.get(id));
    const start = id * (ROW_LENGTH + 1);
    rows[start] = DIFFERENCE_UP;
    for (let byte = 0; byte < ROW_LENGTH; byte += 1) {
      rows[start + 1 + byte] = ((row[byte] ?? 0) - (before[byte] ?? 0)) & 0xff;
    }
    before = row;
  }
  return rows;
}

function toRow(offset: number | null, position: { stream: number; index: number } | undefined): Buffer {
  const row = Buffer.alloc(ROW_LENGTH);
  if (position !== undefined) {
    row.writeUInt8(2, 0);
    row.writeUInt32BE(position.stream, 1);
    row.writeUInt16BE(position.index, 5);
  } else if (offset === null) {
    row.writeUInt16BE(0xffff, 5);
  } else {
    row.writeUInt8(1, 0);
    row.writeUInt32BE(offset, 1);
  }
  return row;
}

/** A reference to an object that will be compressed with others. */
export class PackedReference {
  constructor(readonly id: number) {}

  /** Makes the library write the reference with `toString`. The library writes plain objects in another way. */
  get [Symbol.toStringTag](): string {
    return "PackedReference";
  }

  toString(): string {
    return `${this.id} 0 R`;
  }
}

/**
 * The file's metadata for programs that list files (XMP), equal to the file's Info dictionary. Escapes names, which the
 * library does not do.
 */
function toXmp(info: Readonly<Record<string, string | Date>>): string {
  const text = (name: string) => escaped(String(info[name] ?? ""));
  const at = (name: string) => `${new Date(info[name] ?? 0).toISOString().slice(0, 19)}Z`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text("Title")}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${text("Author")}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text("Subject")}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>en-AU</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${at("CreationDate")}</xmp:CreateDate>
<xmp:ModifyDate>${at("ModDate")}</xmp:ModifyDate>
<xmp:CreatorTool>${text("Creator")}</xmp:CreatorTool>
<pdf:Producer>${text("Producer")}</pdf:Producer>
<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

import { crc32 } from "node:zlib";

/** A file in an archive. We choose the names: letters, digits, dots and dashes. */
export type ZipEntry = { name: string; bytes: Uint8Array };

/** 1 January 1980, the format's first day, so that the archive does not reveal when it was made. */
const DOS_DAY = 0x21;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;

/**
 * A ZIP archive (PKWARE APPNOTE 6.3), piece by piece, so that no more than one file is in memory. Files are stored as
 * they are, because PDFs are compressed already. Only for fewer than 65,535 files and 4 GB in total.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const label = Buffer.from(name, "ascii");
    const facts = factsOf(bytes, label.length);
    const local = Buffer.alloc(LOCAL_BYTES);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(VERSION, 4);
    facts.copy(local, 8);
    const central = Buffer.alloc(CENTRAL_BYTES);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(VERSION, 4);
    central.writeUInt16LE(VERSION, 6);
    facts.copy(central, 10);
    central.writeUInt32LE(offset, 42);
    directory.push(central, label);
    yield Buffer.concat([local, label]);
    yield bytes;
    offset += LOCAL_BYTES + label.length + bytes.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([listing, end]);
}

/**
 * The fields that are the same in a file's local header and in its directory entry: method, time, checksum, sizes and
 * the length of the name.
 */
function factsOf(bytes: Uint8Array, nameLength: number): Buffer {
  const facts = Buffer.alloc(22);
  facts.writeUInt16LE(0, 0);
  facts.writeUInt16LE(0, 2);
  facts.writeUInt16LE(DOS_DAY, 4);
  facts.writeUInt32LE(crc32(bytes), 6);
  facts.writeUInt32LE(bytes.length, 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt16LE(nameLength, 18);
  return facts;
}

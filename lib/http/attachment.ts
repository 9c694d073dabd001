/**
 * The `content-disposition` value that saves a response under `name` (RFC 6266), in a form that every browser reads.
 * The browser saves an attachment, and never displays it as a page of our site.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const coded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}

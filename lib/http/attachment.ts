/**
 * The `content-disposition` value that saves a response under `name` (RFC 6266), in a form that every browser reads.
 * A browser saves an attachment and does not display it as a page of our site.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const coded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}

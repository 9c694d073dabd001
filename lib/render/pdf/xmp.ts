/**
 * The file's metadata for programs that list files (XMP), equal to its Info. Escapes names, which the library does
 * not do.
 */
export function toXmp(info: Readonly<Record<string, string | Date>>): string {
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

const DAY_MS = 86_400_000;
/** Days until the file expires; RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 180;

/** Writes security.txt, which says where and how to report a vulnerability (RFC 9116). */
export function writeSecurityTxt({
  contact,
  site,
  now,
}: {
  contact: string;
  site: string;
  now: Date;
}): string {
  const expires = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString();
  const fields = [
    ["Contact", `mailto:${contact}`],
    ["Expires", expires],
    ["Preferred-Languages", "en"],
    ["Canonical", `${site}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}

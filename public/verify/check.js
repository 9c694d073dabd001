// The only script of the page that verifies a report. It compares the fingerprint from a scanned code with the
// report's, and checks a file that the reader chooses or drops. The file does not leave the browser.
(() => {
  const FILE_BYTES_MAX = 100 * 1024 * 1024;

  const paper = document.getElementById("paper");
  const digest = document.getElementById("digest").textContent.trim();

  /**
   * Compares the fingerprint in the scanned code with the report's. The code has it after the #, which browsers do not
   * send.
   */
  function comparePaper() {
    const [, printed] = /^#([0-9a-f]{64})$/i.exec(location.hash) ?? [];
    if (!printed) return;
    const isSame = printed.toLowerCase() === digest;
    say(paper, isSame ? "good" : "bad", [
      isSame
        ? "The code you scanned belongs to this report."
        : "The code you scanned does not belong to this report.",
      isSame
        ? "Its fingerprint matches the one below. This does not prove the figures on the paper: check the file for that."
        : `Its fingerprint differs from the one below: ${printed.toLowerCase()}. Do not rely on the paper.`,
    ]);
  }
  comparePaper();
  addEventListener("hashchange", comparePaper);

  const section = document.getElementById("check");
  if (!section) return;
  const facts = JSON.parse(section.dataset.facts);
  const result = document.getElementById("result");
  const input = document.getElementById("file");
  const drop = document.getElementById("drop");
  if (!globalThis.crypto?.subtle) {
    say(result, "", [
      "This browser cannot check a file here.",
      "Use a newer browser over https, or check the file by hand as described below.",
    ]);
    drop.remove();
    section.hidden = false;
    return;
  }
  section.hidden = false;

  /** Shows a heading and sentences as text. No text of a file is ever parsed as markup. */
  function say(place, kind, [heading, ...sentences], link) {
    const strong = document.createElement("strong");
    strong.textContent = heading;
    const lines = sentences.filter(Boolean).map((sentence) => {
      const line = document.createElement("p");
      line.textContent = sentence;
      return line;
    });
    if (link) {
      const line = document.createElement("p");
      const anchor = document.createElement("a");
      anchor.href = link.href;
      anchor.textContent = link.text;
      line.append(anchor);
      lines.push(line);
    }
    place.classList.remove("good", "bad");
    if (kind) place.classList.add(kind);
    if (place.tagName === "P") place.textContent = [heading, ...sentences].join(" ");
    else place.replaceChildren(strong, ...lines);
  }

  const hex = (bytes) =>
    [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const sha256 = async (bytes) => hex(await crypto.subtle.digest("SHA-256", bytes));

  /** Returns the value with all members in the order of RFC 8785, and counts the members. */
  function inOrder(value, count) {
    if (value === null || typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map((item) => inOrder(item, count));
    // Has no prototype, so that a member of any name is stored as data.
    const ordered = Object.create(null);
    for (const name of Object.keys(value).sort()) {
      count.members++;
      ordered[name] = inOrder(value[name], count);
    }
    return ordered;
  }

  /**
   * Counts the members in the text. JSON.parse keeps only the last of two members with the same name, which would hide
   * a change of the first.
   */
  function countMembers(text) {
    let members = 0;
    let isInside = false;
    for (let at = 0; at < text.length; at++) {
      const letter = text[at];
      if (isInside && letter === "\\") at++;
      else if (letter === '"') isInside = !isInside;
      else if (!isInside && letter === ":") members++;
    }
    return members;
  }

  /** Reads a report in JSON; null for any other file. */
  function readReport(bytes) {
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      const { integrity, ...report } = JSON.parse(text);
      if (typeof report.verification?.id !== "string" || typeof integrity !== "object" || integrity === null)
        return null;
      const count = { members: 0 };
      const whole = inOrder(JSON.parse(text), count);
      const { integrity: _, ...rest } = whole;
      return {
        id: report.verification.id,
        integrity,
        canonical: JSON.stringify(inOrder(rest, { members: 0 })),
        isPlain: count.members === countMembers(text),
        isAsWritten: text === JSON.stringify(whole),
      };
    } catch {
      return null;
    }
  }

  const fromBase64Url = (text) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

  /**
   * Reports whether our published key signed the fingerprint; null if no key is published or the browser cannot check
   * signatures.
   */
  async function verifySignature() {
    if (!facts.key) return null;
    const { kty, crv, x, kid } = facts.key;
    let key;
    try {
      key = await crypto.subtle.importKey("jwk", { kty, crv, x }, { name: "Ed25519" }, false, ["verify"]);
    } catch {
      return null;
    }
    const [header, payload, signature] = facts.signatureJws.split(".");
    const { alg, kid: named } = JSON.parse(new TextDecoder().decode(fromBase64Url(header)));
    const signed = new TextDecoder().decode(fromBase64Url(payload));
    const isTrue = await crypto.subtle.verify(
      { name: "Ed25519" },
      key,
      fromBase64Url(signature),
      new TextEncoder().encode(`${header}.${payload}`),
    );
    return isTrue && alg === "EdDSA" && named === kid && signed === facts.digestSha256;
  }

  const WAY_ON = "Ask for the original file as downloaded from this site, or for a new report.";

  const standing =
    facts.standing === "superseded" ? "It is no longer current: see the top of this page." : "";

  /** The fingerprint does not cover this part, so it must have exactly our members and values. */
  function isIntegrity(integrity) {
    const ours = {
      digest_sha256: facts.digestSha256,
      key_id: facts.keyId,
      signature_jws: facts.signatureJws,
    };
    return (
      Object.keys(integrity).length === Object.keys(ours).length &&
      Object.entries(ours).every(([name, value]) => integrity[name] === value)
    );
  }

  /** Checks a report in JSON. Returns the same as `check`. */
  async function checkReport(file, report) {
    if (report.id !== facts.id) {
      const isNumber = /^SIQ-[0-9A-Z]{12}$/.test(report.id);
      return [
        "bad",
        [
          "This file belongs to another report.",
          `The verification number in ${file.name} is not the one on this page. Nothing else was checked.`,
        ],
        isNumber ? { href: `/verify/${report.id}`, text: `Go to ${report.id}` } : undefined,
      ];
    }
    const found = await sha256(new TextEncoder().encode(report.canonical));
    const isSame = report.isPlain && found === facts.digestSha256 && isIntegrity(report.integrity);
    const isSigned = isSame ? await verifySignature() : null;
    if (!isSame || isSigned === false)
      return [
        "bad",
        [
          "This file is not the report we issued.",
          `${file.name} has the number of this report, but its content was changed.`,
          WAY_ON,
        ],
      ];
    return [
      "good",
      [
        `This is the report we issued on ${facts.written}, unchanged.`,
        `${file.name}: its content has the fingerprint above${report.isAsWritten ? ", byte for byte" : "; only its spaces, line breaks or the order of its fields differ"}.`,
        isSigned
          ? "Its signature is valid: it was checked with our public key."
          : "Its signature was not checked, because this browser cannot do so or the key is no longer published.",
        standing,
      ],
    ];
  }

  /** Checks a file. Returns the kind of result, a heading with sentences, and a link if there is one. */
  async function check(file) {
    if (file.size > FILE_BYTES_MAX)
      return ["bad", ["This file is too large to be a report.", "Nothing was checked."]];
    const bytes = await file.arrayBuffer();
    const found = await sha256(bytes);
    const issued = facts.files.find((known) => known.sha256 === found);
    if (issued)
      return [
        "good",
        [
          `This is the report we issued on ${facts.written}, unchanged.`,
          `${file.name} is, byte for byte, the ${issued.name} downloaded from this site.`,
          standing,
        ],
      ];
    const report = readReport(bytes);
    if (report) return checkReport(file, report);
    return [
      "bad",
      [
        "This is not a file we issued for this report.",
        `${file.name} differs from every file of this report downloaded from this site. It was changed, belongs to another report, or was saved again: printed to PDF, signed, or opened in a program that rewrites files.`,
        WAY_ON,
      ],
    ];
  }

  const UNREADABLE = [
    "bad",
    ["This file could not be read.", "Nothing was checked. Please choose the file again."],
  ];

  let filesAsked = 0;

  /** Checks a file and shows the result, unless another file was chosen in the meantime. */
  async function begin(file) {
    if (!file) return;
    const turn = ++filesAsked;
    say(result, "", [`Checking ${file.name} …`]);
    const answer = await check(file).catch(() => UNREADABLE);
    if (turn === filesAsked) say(result, ...answer);
  }

  input.addEventListener("change", () => begin(input.files[0]));
  // Without this, the browser would open a file that is dropped next to the field.
  addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  addEventListener("dragleave", () => drop.classList.remove("over"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    begin(event.dataTransfer?.files[0]);
  });
})();

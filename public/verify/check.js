// The whole script of the page about a report's number. It compares the fingerprint a scanned code brings in the address
// with the report's, and checks a file that is chosen or dropped. Everything happens here: it sends nothing anywhere.
(() => {
  const FILE_BYTES_MAX = 100 * 1024 * 1024;
  const NAMES = { pdf: "PDF", html: "HTML", xml: "XML", csv: "CSV", "lines-csv": "CSV of the form lines" };

  const paper = document.getElementById("paper");
  const digest = document.getElementById("digest").textContent.trim();

  /** The code on paper carries the fingerprint behind the #, which browsers do not send. */
  function comparePaper() {
    const [, printed] = /^#([0-9a-f]{64})$/i.exec(location.hash) ?? [];
    if (!printed) return;
    const isSame = printed.toLowerCase() === digest;
    say(paper, isSame ? "good" : "bad", [
      isSame ? "The code you scanned is of this report." : "The code you scanned is not of this report.",
      isSame
        ? "Its fingerprint is the one below. That does not prove the figures on the paper: check the file for that."
        : `Its fingerprint is another: ${printed.toLowerCase()}. Do not rely on the paper.`,
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
      "Use a current one over https, or check by hand as below.",
    ]);
    drop.remove();
    section.hidden = false;
    return;
  }
  section.hidden = false;

  /** A heading and sentences, as text: nothing of a file is ever read as markup. */
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

  /** The members of an object and of all in it, in RFC 8785's order, counted on the way. */
  function inOrder(value, count) {
    if (value === null || typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map((item) => inOrder(item, count));
    // Without a prototype, so that no name means anything to the object itself.
    const ordered = Object.create(null);
    for (const name of Object.keys(value).sort()) {
      count.members++;
      ordered[name] = inOrder(value[name], count);
    }
    return ordered;
  }

  /** Members as the text has them: a name written twice is read once, and would hide what stands in the first. */
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

  /** A report in JSON, taken apart; null for any other file. */
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

  /** Whether the signature is our key's over the fingerprint; null where this browser, or nobody, can tell. */
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

  const WAY_ON = "Ask for the file as it was downloaded from here, or for a new report.";

  const standing =
    facts.standing === "superseded" ? "A newer report has replaced it: see the top of this page." : "";

  /** The fingerprint does not cover this part, so each of its members must be ours, and there may be no other. */
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

  /** What there is to say of a report in JSON: as `check`. */
  async function checkReport(file, report) {
    if (report.id !== facts.id) {
      const isNumber = /^SIQ-[0-9A-Z]{12}$/.test(report.id);
      return [
        "bad",
        [
          "This file is of another report.",
          `${file.name} has another number than this page. Nothing more was checked.`,
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
          `${file.name} has its number, but something in it was changed.`,
          WAY_ON,
        ],
      ];
    return [
      "good",
      [
        `This is the report we issued on ${facts.written}, unchanged.`,
        `${file.name}: its content has the fingerprint above${report.isAsWritten ? ", byte for byte" : "; only the spaces, line ends or order of its text differ"}.`,
        isSigned
          ? "Its signature was checked too, with our public key."
          : "Its signature was not checked, because this browser cannot, or the key is not published any more.",
        standing,
      ],
    ];
  }

  /** What there is to say of a file: its kind, a heading with sentences, and a link where there is one. */
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
          `${file.name} is, byte for byte, its ${NAMES[issued.format] ?? issued.format} as it was downloaded from here.`,
          standing,
        ],
      ];
    const report = readReport(bytes);
    if (report) return checkReport(file, report);
    return [
      "bad",
      [
        "This file is not one we issued for this report.",
        `${file.name} differs from every file of it that was downloaded here. It was changed, belongs to another report, or was saved anew: printed to PDF, signed, or sent through a program that rewrites files.`,
        WAY_ON,
      ],
    ];
  }

  const UNREADABLE = [
    "bad",
    ["This file could not be read.", "Nothing was checked. Please choose it again."],
  ];

  let filesAsked = 0;

  /** A file takes as long as it is large: of one that was followed by another, nothing is said any more. */
  async function begin(file) {
    if (!file) return;
    const turn = ++filesAsked;
    say(result, "", [`Checking ${file.name} …`]);
    const answer = await check(file).catch(() => UNREADABLE);
    if (turn === filesAsked) say(result, ...answer);
  }

  input.addEventListener("change", () => begin(input.files[0]));
  // Let go beside the field, a file would be opened in place of the page.
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

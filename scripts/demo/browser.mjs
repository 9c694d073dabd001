// The browser features that the demo needs: it stores cookies, follows redirects one at a time, reads forms and sends
// them. It runs no JavaScript, because the pages must work without it.

const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };
const decode = (text) => text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name) => ENTITIES[name]);
const words = (html) =>
  decode(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

function attributes(tag) {
  const found = {};
  for (const [, name, , , a, b] of tag.matchAll(/([\w:$-]+)(=("([^"]*)"|'([^']*)'))?/g)) {
    found[name.toLowerCase()] = decode(a ?? b ?? "");
  }
  return found;
}

/** Lists the forms of a page: each form's target, its fields, and its buttons with their text. */
export function readForms(html) {
  return [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].map(([, tag, body]) => {
    const inputs = [...body.matchAll(/<input([^>]*)>/g)].map(([, input]) => attributes(input));
    const buttons = [...body.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)].map(([, button, label]) => ({
      ...attributes(button),
      words: words(label),
    }));
    return { ...attributes(tag), inputs, buttons, words: words(body) };
  });
}

export class Browser {
  #jar = new Map();
  url = "";
  html = "";
  status = 0;

  constructor(base) {
    this.base = base;
  }

  #keep(response, url) {
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(";");
      const at = pair.indexOf("=");
      this.#jar.set(`${url.host} ${pair.slice(0, at)}`, pair);
    }
  }

  #cookies(url) {
    return [...this.#jar]
      .filter(([key]) => key.startsWith(`${url.host} `))
      .map(([, pair]) => pair)
      .join("; ");
  }

  async open(address, options = {}) {
    let url = new URL(address, this.url || this.base);
    let { method = "GET", body } = options;
    for (let hops = 0; hops < 12; hops++) {
      const headers = {
        cookie: this.#cookies(url),
        accept: "text/html",
        "sec-fetch-site": "same-origin",
        origin: url.origin,
      };
      const response = await fetch(url, { method, body, headers, redirect: "manual" });
      this.#keep(response, url);
      const to = response.headers.get("location");
      if (response.status < 300 || response.status >= 400 || !to) {
        Object.assign(this, { url: url.href, status: response.status, html: await response.text() });
        return this;
      }
      await response.body?.cancel();
      url = new URL(to, url);
      if (response.status !== 307 && response.status !== 308) [method, body] = ["GET", undefined];
    }
    throw new Error(`${address} redirects in circles`);
  }

  /**
   * Sends the first form that `pick` accepts: fills it with the fields of `fill`, and presses the button whose text
   * matches.
   */
  async send(pick, fill = {}, buttonWords = /./) {
    const form = readForms(this.html).find(pick);
    if (!form)
      throw new Error(
        `No such form on ${this.url} (status ${this.status}): ${words(this.html).slice(0, 200)}`,
      );
    const data = new FormData();
    for (const input of form.inputs) {
      if (!input.name || ["submit", "button"].includes(input.type)) continue;
      if (["checkbox", "radio"].includes(input.type) && !("checked" in input) && !(input.name in fill))
        continue;
      data.append(input.name, fill[input.name] ?? input.value ?? "");
    }
    const button = form.buttons.find((candidate) => candidate.name && buttonWords.test(candidate.words));
    if (button) data.append(button.name, button.value ?? "");
    const isGet = (form.method ?? "get").toLowerCase() === "get";
    const isMultipart = form.enctype === "multipart/form-data" || form.enctype === "multipart/form-data;";
    const target = new URL(form.action || this.url, this.url);
    if (isGet) return this.open(`${target.pathname}?${new URLSearchParams([...data])}`);
    return this.open(target.href, {
      method: "POST",
      body: isMultipart ? data : new URLSearchParams([...data]),
    });
  }
}

import { Browser, readForms } from "./browser.mjs";

const goesTo = (path) => (form) => (form.action ?? "").includes(path);

/**
 * Signs in to the portal and sets the webhook URL there, as the firm's developer would. Returns a function that
 * restores the earlier URL.
 */
export async function setWebhook(base, portal, url) {
  const browser = new Browser(base);
  await browser.open("/sign-in");
  const hasPassword = (form) => form.inputs.some((input) => input.name === "password");
  await browser.send(hasPassword, { email: portal.email, password: portal.password });
  const hasUrl = (form) => form.inputs.some((input) => input.name === "url");
  const change = async (to) => {
    await browser.open("/test/settings/webhooks");
    const before =
      readForms(browser.html)
        .find(hasUrl)
        ?.inputs.find((input) => input.name === "url")?.value ?? "";
    await browser.send(hasUrl, { url: to });
    return before;
  };
  const before = await change(url);
  await browser.open("/test/settings/webhooks");
  if (!browser.html.includes(url)) throw new Error("the portal did not keep the webhook URL");
  return () => change(before);
}

/**
 * Follows the consent link as the customer would: the firm's page, the sandbox bank, and back. Returns the browser with
 * the last page.
 */
export async function consent(base, consentUrl) {
  const browser = new Browser(base);
  await browser.open(consentUrl);
  await browser.send(goesTo("/start"));
  await browser.send(goesTo("/choose-bank"), {}, /bluegum/i);
  const person = (form) =>
    goesTo("/choose-customer")(form) && form.buttons.some((button) => button.name === "customer");
  await browser.send(person);
  const [code] = browser.html.match(/(?<=>)\d{6}(?=<)/) ?? [];
  if (!code) throw new Error("the sandbox showed no one-time code");
  await browser.send(goesTo("/enter-code"), { code });
  await browser.send(goesTo("/review"));
  await browser.send(goesTo("/authorise"));
  return browser;
}

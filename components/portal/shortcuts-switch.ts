/** Whether single-key shortcuts work, stored in this browser: users of speech input may want them off (WCAG 2.1.4). */
const KEPT_AS = "surplus-shortcuts";

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== "off";
  } catch {
    // On in a browser that stores nothing for us.
    return true;
  }
}

export function switchShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT_AS, isOn ? "on" : "off");
  } catch {
    // Then it holds for nothing but this page, which is all such a browser offers.
  }
}

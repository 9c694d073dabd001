/**
 * The key under which this browser stores whether single-key shortcuts work. Users of speech input may want them off
 * (WCAG 2.1.4).
 */
const KEPT_AS = "surplus-shortcuts";

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== "off";
  } catch {
    // Storage is blocked in this browser, so shortcuts are on.
    return true;
  }
}

export function switchShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT_AS, isOn ? "on" : "off");
  } catch {
    // Storage is blocked in this browser, so the choice applies only to this page.
  }
}

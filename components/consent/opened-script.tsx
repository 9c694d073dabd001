/**
 * Calls the server once, when the reader first moves the pointer, turns the wheel, touches the screen or presses a
 * button or key. Email scanners open links and may run scripts, but do none of these. When a page loads, a browser may
 * report the pointer's position without a movement, so only a second, different position counts as a movement.
 */
const SCRIPT = `(() => {
  const { path } = document.currentScript.dataset;
  const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown"];
  let first;
  const note = ({ type, isTrusted, screenX, screenY }) => {
    const place = screenX + " " + screenY;
    if (type === "pointermove" && (first ??= place) === place) return;
    if (!isTrusted) return;
    for (const sign of signs) removeEventListener(sign, note);
    navigator.sendBeacon(path);
  };
  for (const sign of signs) addEventListener(sign, note, { passive: true });
})();`;

/**
 * Tells the firm that the page was opened. The script is part of the page, so that the page stays one response. The
 * page works without it; the firm then first learns of the visit when the customer continues to a bank.
 */
export function OpenedScript({ nonce, path }: { nonce: string; path: string }) {
  return (
    <script nonce={nonce} data-path={path}>
      {SCRIPT}
    </script>
  );
}

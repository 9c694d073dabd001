// The whole script of a page that waits: it asks now and then which state the request is in, and opens the page again
// when it is another one. The page itself is left in peace, so nothing moves under a reader or a screen reader. A page
// that asks for so long and no longer says where it goes then.
(() => {
  const { state, watch, seconds, looks, after } = document.documentElement.dataset;
  const here = location.pathname;
  let left = looks === undefined ? Number.POSITIVE_INFINITY : Number(looks);
  const look = async () => {
    if (left-- <= 0) return location.replace(after);
    try {
      const answer = await fetch(watch, { method: "HEAD", cache: "no-store" });
      const found = answer.headers.get("x-state");
      if (found && found !== state) return location.replace(here);
    } catch {
      // The line is down for a moment; the next look will tell.
    }
    setTimeout(look, Number(seconds) * 1000);
  };
  setTimeout(look, Number(seconds) * 1000);
})();

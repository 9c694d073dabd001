// The whole script of a page that waits: it asks now and then which state the request is in, and opens the page again
// when it is another one. The page itself is left in peace, so nothing moves under a reader or a screen reader.
(() => {
  const { state, watch, seconds } = document.documentElement.dataset;
  const here = location.pathname;
  const look = async () => {
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

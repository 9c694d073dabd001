// The only script of a waiting page. It polls the state of the request and reloads the page when the state
// changes. Until then the page stays unchanged, so that nothing moves while a customer or a screen reader reads
// it. After the last poll, it opens the page `after`.
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
      // The connection failed; the next poll tries again.
    }
    setTimeout(look, Number(seconds) * 1000);
  };
  setTimeout(look, Number(seconds) * 1000);
})();

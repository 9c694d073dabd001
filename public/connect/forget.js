// The whole script of a page that says how the last try ended: takes that out of its address, so that a page that is
// loaded again does not say it once more.
history.replaceState(null, "", location.pathname);

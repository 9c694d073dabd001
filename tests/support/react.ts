// Loads React as the product runs it, before a test does. What helps to develop a page takes three fifths of the time
// that it takes to draw one. React chooses between the two when it is loaded, and so does what draws PDFs with it.
const given = process.env.NODE_ENV;
Object.assign(process.env, { NODE_ENV: "production" });
await Promise.all([
  import("react"),
  import("react/jsx-runtime"),
  import("react-dom/server"),
  import("@react-pdf/reconciler"),
]);
Object.assign(process.env, { NODE_ENV: given });

export {};

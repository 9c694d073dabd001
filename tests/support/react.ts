// Loads the production build of React before a test loads React, because the development build takes two and a half
// times as long to render a page. React, and the PDF renderer that uses it, choose the build when they are loaded.
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

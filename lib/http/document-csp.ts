/**
 * The content security policy of a report in HTML, which may run no scripts and send no requests, whatever text a
 * bank supplied.
 */
export const DOCUMENT_CSP =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** One page of the documentation. `about` is its description on the home page. */
type DocsPage = { href: string; title: string; about: string };

/** The pages by heading, in reading order. The menu and the links at a page's foot use this list. */
export const DOCS_GROUPS: readonly { title: string; pages: readonly DocsPage[] }[] = [
  {
    title: "Begin",
    pages: [
      { href: "/docs", title: "Overview", about: "What Surplus is and how a report is prepared." },
      {
        href: "/docs/quick-start",
        title: "Quick start",
        about: "From `npm start` to a verified webhook in five minutes, by copy and paste.",
      },
      {
        href: "/docs/authentication",
        title: "Authentication",
        about: "Test and live keys, what each can do, and how to keep them safe.",
      },
    ],
  },
  {
    title: "Guides",
    pages: [
      {
        href: "/docs/flow",
        title: "The flow",
        about: "Request, consent, report: statuses, sharing, refresh, withdrawal, retention.",
      },
      {
        href: "/docs/webhooks",
        title: "Webhooks",
        about: "The events, how to verify them in six languages, and when they are sent again.",
      },
      {
        href: "/docs/errors",
        title: "Errors and limits",
        about: "Every error, every field’s validation errors, retries, rate limits and paging.",
      },
      {
        href: "/docs/sandbox",
        title: "Sandbox",
        about: "Made-up people, banks and failures, and how to control them.",
      },
      {
        href: "/docs/command-line",
        title: "Client and command line",
        about: "The typed client, webhooks on your own machine, and reports from files.",
      },
      {
        href: "/docs/reports",
        title: "Reading a report",
        about: "The formats of a report, its parts, its changes, and how to verify a copy.",
      },
      {
        href: "/docs/figures",
        title: "How figures are computed",
        about: "The fields of a figure, the formulas, and how accurate the figures are.",
      },
      {
        href: "/docs/rules",
        title: "Rules for categories and income",
        about: "How payments are grouped and categorised, and how much of each income counts.",
      },
      {
        href: "/docs/attributes",
        title: "Attributes",
        about: "Figures that have a stable id, each with its unit and meaning.",
      },
      {
        href: "/docs/assessors",
        title: "For assessors",
        about: "How to read a report, check a figure, compare it with the application, and export it.",
      },
      {
        href: "/docs/assessment",
        title: "Assessment",
        about: "Your HEM figure, household and loan for one request, next to the observed figures.",
      },
      {
        href: "/docs/sign-in",
        title: "Signing in",
        about: "Passwords, passkeys and second factors, and single sign-on with your identity provider.",
      },
    ],
  },
  {
    title: "Running it",
    pages: [
      {
        href: "/docs/deployment",
        title: "Deployment",
        about: "From one machine to many: image, database, pooler, settings, releases.",
      },
      {
        href: "/docs/backups",
        title: "Backups and keys",
        about: "Backup, restore, erasure after a restore, and changing every secret.",
      },
      {
        href: "/docs/runbook",
        title: "Runbook",
        about: "What to monitor, when to alert someone, and how to respond.",
      },
    ],
  },
  {
    title: "Reference",
    pages: [
      {
        href: "/docs/reference",
        title: "API reference",
        about: "Every operation, field, answer and error, with samples in curl, Node and Python.",
      },
      {
        href: "/docs/changelog",
        title: "Changelog and policy",
        about: "What changed, what may change, and how much notice you get.",
      },
      {
        href: "/docs/trust",
        title: "Trust",
        about: "The collected data, who can see it, how long it is kept, and the missing controls.",
      },
      {
        href: "/docs/security",
        title: "Security",
        about:
          "The data that remains after an erasure, and each requirement of OWASP ASVS 5.0, levels 1 and 2.",
      },
      {
        href: "/docs/licences",
        title: "Licences",
        about: "Every third-party package that the product uses, and its licence.",
      },
    ],
  },
];

export const DOCS_PAGES: readonly DocsPage[] = DOCS_GROUPS.flatMap(({ pages }) => pages);

/** The machine-readable descriptions, linked at the bottom of the menu. */
export const DOWNLOADS = [
  { href: "/openapi.json", title: "OpenAPI 3.1" },
  { href: "/docs/surplus.postman_collection.json", title: "Postman collection" },
] as const;

/** The longest search, in characters. More text adds nothing and costs time. */
export const QUERY_MAX = 100;

import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { apiDocument } from "@/app/docs/api-document";
import AssessmentPage from "@/app/docs/assessment/page";
import AuthenticationPage from "@/app/docs/authentication/page";
import BackupsPage from "@/app/docs/backups/page";
import ChangelogPage from "@/app/docs/changelog/page";
import CommandLinePage from "@/app/docs/command-line/page";
import DeploymentPage from "@/app/docs/deployment/page";
import ErrorsPage from "@/app/docs/errors/page";
import FlowPage from "@/app/docs/flow/page";
import DocsHome from "@/app/docs/page";
import QuickStartPage from "@/app/docs/quick-start/page";
import ReferencePartPage from "@/app/docs/reference/[part]/page";
import ReferencePage from "@/app/docs/reference/page";
import ReportsPage from "@/app/docs/reports/page";
import RunbookPage from "@/app/docs/runbook/page";
import SandboxPage from "@/app/docs/sandbox/page";
import WebhooksPage from "@/app/docs/webhooks/page";
import { placeOf } from "@/components/docs/reference/document";
import { listParts } from "@/components/docs/reference/reference";

const GUIDES: Record<string, () => ReactElement | Promise<ReactElement>> = {
  "/docs": DocsHome,
  "/docs/quick-start": QuickStartPage,
  "/docs/authentication": AuthenticationPage,
  "/docs/flow": FlowPage,
  "/docs/webhooks": WebhooksPage,
  "/docs/errors": ErrorsPage,
  "/docs/sandbox": SandboxPage,
  "/docs/command-line": CommandLinePage,
  "/docs/reports": ReportsPage,
  "/docs/assessment": AssessmentPage,
  "/docs/deployment": DeploymentPage,
  "/docs/backups": BackupsPage,
  "/docs/runbook": RunbookPage,
  "/docs/reference": ReferencePage,
  "/docs/changelog": ChangelogPage,
};

/** The pages of the reference below its first. */
const PARTS = listParts(apiDocument()).map((part): [string, () => Promise<ReactElement>] => [
  placeOf(part),
  () => ReferencePartPage({ params: Promise.resolve({ part }) }),
]);

/** A page of the documentation as it is served, without the frame that the framework puts around it. */
export type Page = { href: string; html: string; ids: string[]; links: string[] };

/** Every page, rendered. */
export function renderPages(): Promise<Page[]> {
  return Promise.all(
    [...Object.entries(GUIDES), ...PARTS].map(async ([href, page]) => {
      const html = renderToStaticMarkup(await page());
      const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");
      return { href, html, ids: all(/ id="([^"]+)"/g), links: all(/<a [^>]*href="([^"]+)"/g) };
    }),
  );
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The words of a page, without its tags. */
export const wordsOf = (html: string): string =>
  html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");

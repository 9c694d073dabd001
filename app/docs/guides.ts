import type { ReactElement } from "react";
import AssessmentPage from "./assessment/page";
import AssessorsPage from "./assessors/page";
import AttributesPage from "./attributes/page";
import AuthenticationPage from "./authentication/page";
import BackupsPage from "./backups/page";
import ChangelogPage from "./changelog/page";
import CommandLinePage from "./command-line/page";
import DeploymentPage from "./deployment/page";
import ErrorsPage from "./errors/page";
import FiguresPage from "./figures/page";
import FlowPage from "./flow/page";
import LicencesPage from "./licences/page";
import QuickStartPage from "./quick-start/page";
import ReportsPage from "./reports/page";
import RulesPage from "./rules/page";
import RunbookPage from "./runbook/page";
import SandboxPage from "./sandbox/page";
import SecurityPage from "./security/page";
import SignInPage from "./sign-in/page";
import TrustPage from "./trust/page";
import WebhooksPage from "./webhooks/page";

/** Every guide by its path. */
export const GUIDES: Readonly<Record<string, () => ReactElement | Promise<ReactElement>>> = {
  "/docs/quick-start": QuickStartPage,
  "/docs/authentication": AuthenticationPage,
  "/docs/flow": FlowPage,
  "/docs/webhooks": WebhooksPage,
  "/docs/errors": ErrorsPage,
  "/docs/sandbox": SandboxPage,
  "/docs/command-line": CommandLinePage,
  "/docs/reports": ReportsPage,
  "/docs/figures": FiguresPage,
  "/docs/rules": RulesPage,
  "/docs/attributes": AttributesPage,
  "/docs/assessors": AssessorsPage,
  "/docs/assessment": AssessmentPage,
  "/docs/sign-in": SignInPage,
  "/docs/deployment": DeploymentPage,
  "/docs/backups": BackupsPage,
  "/docs/runbook": RunbookPage,
  "/docs/changelog": ChangelogPage,
  "/docs/licences": LicencesPage,
  "/docs/trust": TrustPage,
  "/docs/security": SecurityPage,
};

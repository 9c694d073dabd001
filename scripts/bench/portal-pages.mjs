// The pages of the portal and of the console that the benchmark measures.

/** The date `days` days ago, in the format of the pages' URLs. */
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Lists every page of the portal with its name and path. The argument contains the ids of the records to open. */
export function portalPages({ reportId, largeReportId, waitingId, callId, deliveryId, ids, userId }) {
  const list = (query) => `/test/requests?${query}`;
  return {
    "list, newest": list(""),
    "list, oldest": list("sort=oldest"),
    "list, latest step first": list("sort=changed"),
    "list, a hundred rows": list("rows=100"),
    "list, by status": list("status=ready"),
    "list, by a status without requests": list("status=analysing"),
    "list, mine": list("owner=mine"),
    "list, not sent": list("status=not_sent"),
    "list, a week 300 days ago": list(`from=${daysAgo(300)}&to=${daysAgo(293)}`),
    "list, search, common": list("q=nguyen"),
    "list, search, five rows": list("q=zebulon"),
    "list, search, no match": list("q=no+such+name"),
    "list, search, no match, by step": list("q=nosuchname&sort=changed"),
    "new request": "/test/requests/new",
    "bulk upload": "/test/requests/bulk",
    "request, waiting": `/test/requests/${waitingId}`,
    "request, erased": `/test/requests/${ids[0]}`,
    "request, ready": `/test/requests/${reportId}`,
    "report, 1,000 rows": `/test/requests/${reportId}/report`,
    "report, 2,500 rows": `/test/requests/${largeReportId}/report`,
    "usage, 30 days": "/test/usage?period=30",
    "usage, 90 days": "/test/usage?period=90",
    "usage, 12 months": "/test/usage?period=12m",
    audit: "/test/audit",
    "audit, by action": "/test/audit?action=report.viewed",
    "audit, action never taken": "/test/audit?action=report.shared",
    "audit, by member": `/test/audit?actor=member:${userId}`,
    "audit, one request": `/test/audit?request=${reportId}`,
    "audit, member and action": "/test/audit?actor=customer&action=report.shared",
    "audit, a week 300 days ago": `/test/audit?from=${daysAgo(300)}&to=${daysAgo(293)}`,
    "quick start": "/test/developers",
    "API log": "/test/developers/log",
    "API log, server errors": "/test/developers/log?status=5xx",
    "API log, one route": "/test/developers/log?route=/v1/requests/{id}/audit",
    "API log, DELETE, no match": "/test/developers/log?method=DELETE",
    "API log, one request": `/test/developers/log?id=${ids[0]}`,
    "API log, one call": `/test/developers/log/${callId}`,
    deliveries: "/test/developers/webhooks",
    "deliveries, failed": "/test/developers/webhooks?state=failed",
    "deliveries, pending, no match": "/test/developers/webhooks?state=pending",
    "deliveries, one type": "/test/developers/webhooks?event=report.ready",
    "deliveries, a rare type": "/test/developers/webhooks?event=report.refreshed",
    "deliveries, one type, no match": "/test/developers/webhooks?event=report.awaiting_share",
    "one delivery": `/test/developers/webhooks/${deliveryId}`,
    sandbox: "/test/developers/sandbox",
    signatures: "/test/developers/signatures",
    notices: "/test/notices",
    settings: "/test/settings",
    "settings, branding": "/test/settings/branding",
    "settings, keys": "/test/settings/keys",
    "settings, members": "/test/settings/members",
    "settings, affordability": "/test/settings/affordability",
    "settings, category maps": "/test/settings/category-maps",
    "settings, notifications": "/test/settings/notifications",
    "settings, webhooks": "/test/settings/webhooks",
    "settings, live": "/test/settings/live",
    "live application": "/test/settings/live/application",
    account: "/test/account",
    "account, security": "/test/account/security",
  };
}

/** The names of the pages that members open every day, in the order of a first visit. */
export const MAIN_PAGES = [
  "list, newest",
  "request, waiting",
  "request, ready",
  "report, 1,000 rows",
  "new request",
  "bulk upload",
  "usage, 30 days",
  "audit",
  "quick start",
  "deliveries",
  "settings",
];

/** Lists the pages of the operator's console. */
export function consolePages({ companyId, applicationId, reportId }) {
  return {
    "console, queue": "/operator",
    "console, approved": "/operator?state=approved",
    "console, an application": `/operator/applications/${applicationId}`,
    "console, companies": "/operator/companies",
    "console, companies, search": "/operator/companies?q=firm+99",
    "console, a company": `/operator/companies/${companyId}`,
    "console, dead letters": "/operator/dead-letters",
    "console, upstream": "/operator/upstream",
    "console, audit": "/operator/audit",
    "console, audit, a company": `/operator/audit?company=${companyId}`,
    "console, audit, an action": "/operator/audit?action=report.",
    "console, audit, unknown action": "/operator/audit?action=nothing",
    "console, audit, a request": `/operator/audit?request=${reportId}`,
    "console, audit, an actor": "/operator/audit?actor=operator",
    "console, audit, a week 300 days ago": `/operator/audit?from=${daysAgo(300)}&to=${daysAgo(293)}`,
  };
}

import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { Guide, type Section } from "@/components/docs/guide";
import { API_VERSION } from "@/lib/contract/api";

export const metadata: Metadata = { title: "Changelog and policy" };

const changes: Section = {
  id: "changelog",
  title: "Changelog",
  body: (
    <>
      <h3>{API_VERSION}</h3>
      <p>
        The first version: requests, consent links, reports in four formats, refresh, five webhooks, the
        sandbox. The version is <code>info.version</code> of <a href="/openapi.json">the OpenAPI document</a>,
        and is also in <code>/health</code>.
      </p>
    </>
  ),
};

const compatibility: Section = {
  id: "compatibility",
  title: "What may change in /v1",
  body: (
    <>
      <p>
        <strong>We only add to /v1.</strong> These changes come without notice, so your code must tolerate
        them:
      </p>
      <ul className="docs-list">
        <li>new operations, new optional fields of bodies, new query parameters;</li>
        <li>new fields of responses, events and reports: ignore fields that you do not know;</li>
        <li>
          new headers, and new values of <code>stage</code>, of error <code>code</code> and of event types;
        </li>
        <li>
          changes to the wording of <code>detail</code> and <code>msg</code>, which are for people.
        </li>
      </ul>
      <p>
        These do not change in /v1: the names, types and meanings of existing fields, which fields are
        required, and the five values of <code>status</code>. The status codes of errors and the signatures of
        webhooks do not change either. Incompatible changes are released under <code>/v2</code>, and /v1
        continues.
      </p>
      <p>
        A report’s figures may become more accurate: the report’s <code>engine</code> names the version of the
        rules behind the figures.
      </p>
    </>
  ),
};

const deprecation: Section = {
  id: "deprecation",
  title: "Deprecation policy",
  body: (
    <>
      <p>
        We deprecate a part of the API at least <strong>12 months</strong> before we remove it. Once we
        deprecate it, its responses have these headers. The OpenAPI document marks the operation as{" "}
        <code>deprecated</code>, this page lists it, and owners get an email.
      </p>
      <Code
        label="Headers of a deprecated operation"
        language="text"
        code={`Deprecation: @1798675200
Sunset: Sat, 01 Jan 2028 00:00:00 GMT
Link: </docs/changelog>; rel="deprecation"; type="text/html"`}
      />
      <ul className="docs-list">
        <li>
          <code>Deprecation</code> (RFC 9745) is the time when the operation was deprecated, in Unix seconds.
        </li>
        <li>
          <code>Sunset</code> (RFC 8594) is the time when the operation will be removed, at least 12 months
          later.
        </li>
      </ul>
      <p>Make your client log both headers when it receives them. Nothing is deprecated today.</p>
    </>
  ),
};

export default function ChangelogPage() {
  return (
    <Guide
      href="/docs/changelog"
      lead={<p>What changed, what may change, and how much notice you get.</p>}
      sections={[changes, compatibility, deprecation]}
    />
  );
}

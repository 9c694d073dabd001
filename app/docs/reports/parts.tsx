import type { Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";

/** Explains the endpoints for parts of a report, for programs that do not need all of it. */
export const parts: Section = {
  id: "parts",
  title: "Sections and transactions",
  body: (
    <>
      <p>
        <Inline text="`GET /v1/requests/{id}/report?sections=summary,income` gives only those top-level members, with the ones that say which report it is, such as `verification` and `period`. An unknown name answers 422 with the names there are." />
      </p>
      <p>
        <Inline text="A part is not the signed document. It has no `integrity`, its ETag is its own, and the digest of `GET …/report` is never its digest. To check a signature, fetch the whole report." />
      </p>
      <p>
        <Inline text="`GET /v1/requests/{id}/transactions` lists the rows of the report in pages. `next_cursor` of a page is the `cursor` of the next." />
      </p>
      <ul className="docs-list">
        <li>
          <Inline text="`from` and `to` are days, both included. `account` is the account's place in `accounts`, from 1. `category` is a category or a group, such as `foo`. `min_amount` is in cents, in or out." />
        </li>
        <li>
          <Inline text="The pages of one report never change. After a refresh, a cursor of the earlier report answers 409: start again without it. Each page names its report in `verification_id`." />
        </li>
        <li>An insight report holds no transactions: 409.</li>
      </ul>
    </>
  ),
};

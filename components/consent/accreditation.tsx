import type { Accreditation } from "@/lib/rules/accreditation";

/** Names the accredited person that collects the data, with its number and policy. A consent screen must show these. */
export function AccreditationBlock({ accreditation }: { accreditation: Accreditation }) {
  const { principalName, number, policyUrl, country, representativeName, isExample } = accreditation;
  return (
    <>
      {isExample ? (
        <p>
          <strong>Sandbox example.</strong> This provider is made up. No real provider collects anything here.
        </p>
      ) : null}
      <p>
        {representativeName
          ? `${representativeName} is a CDR representative of ${principalName}. ${principalName} collects your data from your bank for ${representativeName}, and is responsible for how your data is handled.`
          : `${principalName} collects your data from your bank under the Consumer Data Right.`}
      </p>
      <dl className="facts">
        <div>
          <dt>Accredited provider</dt>
          <dd>{principalName}</dd>
        </div>
        <div>
          <dt>Accreditation number</dt>
          <dd className="code">{number}</dd>
        </div>
        {country ? (
          <div>
            <dt>Based in</dt>
            <dd>{country}</dd>
          </div>
        ) : null}
        <div>
          <dt>More about it</dt>
          <dd>
            <a href={policyUrl} rel="noreferrer">
              CDR policy of {principalName}
            </a>
          </dd>
        </div>
      </dl>
    </>
  );
}

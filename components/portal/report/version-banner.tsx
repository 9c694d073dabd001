import { Banner } from "../../ui/banner";
import { Time } from "../../ui/time";

type Props = { asked: string; current: string; madeAt: Date; supersededAt: Date | null };

/** Shown when the URL names an earlier report of the request: says that it was replaced and deleted. */
export function VersionBanner({ asked, current, madeAt, supersededAt }: Props) {
  return (
    <div className="mb-6">
      <Banner tone="warn">
        <p>
          <strong className="font-semibold">{asked} was replaced</strong>
          {supersededAt ? (
            <>
              {" "}
              on <Time at={supersededAt} />
            </>
          ) : null}{" "}
          by a refresh, and its document was erased. The replaced report was created on <Time at={madeAt} />.
          Below is the current report, {/* Links to the same page without the earlier report's id. */}
          <a href="?" className="text-accent underline">
            {current}
          </a>
          .
        </p>
      </Banner>
    </div>
  );
}

import type { Paths } from "./model";

/** The link to the bank for a customer whose connection does not work; it changes nothing they agreed to. */
export function Reconnect({ paths }: { paths: Paths }) {
  return (
    <form method="post" action={paths.start}>
      <div className="acts">
        <button className="button" type="submit">
          Reconnect your bank
        </button>
      </div>
    </form>
  );
}

import type { Paths } from "./model";

/**
 * The button to the bank for a connection that stopped working. Reconnecting does not change what the customer agreed
 * to.
 */
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

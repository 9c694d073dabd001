import type { Paths } from "./model";

/** The way back to the bank for a customer whose connection does not work; it changes nothing of what they agreed to. */
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

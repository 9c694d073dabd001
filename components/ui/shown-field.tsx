/**
 * The values with which a form was loaded, so that saving it changes only what was edited in it (lib/http/merge-form.ts) and two
 * people can edit one form.
 */
export function ShownField({ now }: { now: Readonly<Record<string, string>> }) {
  return <input type="hidden" name="shown" value={JSON.stringify(now)} />;
}

/**
 * A hidden field with the values that the form's fields had when the form was loaded. Saving then changes only the
 * edited fields (lib/http/form.ts), so that two people can edit one form.
 */
export function ShownField({ now }: { now: Readonly<Record<string, string>> }) {
  return <input type="hidden" name="shown" value={JSON.stringify(now)} />;
}

export type Person = { name: string; customerNumber: string; story: string; note: string | null };

/** One of the sandbox's people as a button: a press signs in as them. */
export function PersonButton({ person }: { person: Person }) {
  return (
    <button
      type="submit"
      name="customer"
      value={person.customerNumber}
      className="block w-full cursor-pointer rounded-lg border-2 border-line bg-paper p-4 text-left hover:border-ink hover:bg-mist"
    >
      <span className="block text-lg font-semibold underline underline-offset-4">{person.name}</span>
      <span className="block text-soft">Customer number {person.customerNumber}</span>
      {person.note ? <span className="block font-medium">{person.note}</span> : null}
      <span className="mt-1 block">{person.story}</span>
    </button>
  );
}

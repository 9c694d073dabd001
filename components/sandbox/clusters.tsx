/** What is shared, in the names and words the Consumer Data Right prescribes for consent screens. */
const CLUSTERS = [
  { name: "Name, occupation, contact details", items: ["Name of the account holder"] },
  {
    name: "Account balance and details",
    items: [
      "Name of account",
      "Type of account",
      "Account balance",
      "Account number",
      "Interest rates",
      "Account terms",
    ],
  },
  {
    name: "Transaction details",
    items: [
      "Incoming and outgoing transactions",
      "Amounts",
      "Dates",
      "Descriptions of transactions",
      "Who you have sent money to and received money from",
    ],
  },
  { name: "Direct debits and scheduled payments", items: ["Direct debits", "Scheduled payments"] },
] as const;

export function Clusters() {
  return (
    <ul className="space-y-2">
      {CLUSTERS.map((cluster) => (
        <li key={cluster.name}>
          <details className="rounded-lg border border-line p-3">
            <summary className="min-h-11 cursor-pointer content-center font-semibold">{cluster.name}</summary>
            <ul className="mt-1 list-disc pl-6">
              {cluster.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

import type { Metadata } from "next";

export const metadata: Metadata = { title: "Link not known" };

export default function NotFound() {
  return (
    <div className="space-y-4">
      <h1 className="text-2xl font-bold">This link is not known</h1>
      <p>It may have been copied only in part, or what it led to has been deleted.</p>
      <p>Go back to the page you came from and start again from there.</p>
    </div>
  );
}

import type { Figure } from "@/lib/engine/document";
import type { Context } from "../context";
import { counted } from "../format";
import type { Cover, Tile } from "../model";

/**
 * A tile of the report's first page, as the portal shows it: with the number of days that the figure covers ("365 days
 * covered"). `covered` is null if the figure has no window.
 */
export type Headline = Tile & { covered: string | null };

/** The four tiles with the days they cover. */
export function toHeadlines({ document }: Context, { tiles }: Cover): Headline[] {
  const { incomeNetMonthly, livingMonthly, commitmentsMonthly, surplusMonthly } = document.summary;
  const figures: Figure[] = [incomeNetMonthly, livingMonthly, commitmentsMonthly, surplusMonthly];
  return tiles.map((tile, index) => {
    const days = figures[index]?.window?.days ?? null;
    return { ...tile, covered: days === null ? null : `${counted(days, "day")} covered` };
  });
}

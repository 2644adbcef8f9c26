import type { DiaryEntry } from '../../../domain/films';

/** A month of a diary, as `2026-11`, with its entries. */
export interface DiaryMonth {
  month: string;
  entries: DiaryEntry[];
}

/** Groups the entries of a diary by month, in their order. */
export const byMonth = (entries: readonly DiaryEntry[]): DiaryMonth[] => {
  const months: DiaryMonth[] = [];
  for (const entry of entries) {
    const month = entry.watchedOn.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
};

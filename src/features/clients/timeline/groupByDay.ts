import { formatDate } from '@/lib/format';
import * as texts from '@/texts/clients/timeline';

interface TimedEntry {
  occurredAt: string;
}

export interface Day<Entry> {
  name: string;
  entries: Entry[];
}

const oneDayMs = 86_400_000;

function dayLabel(isoTime: string, now: Date): string {
  const day = formatDate(isoTime);
  if (day === formatDate(now.toISOString())) return texts.today;
  return day === formatDate(new Date(now.getTime() - oneDayMs).toISOString()) ? texts.yesterday : day;
}

/** Groups consecutive entries of the same day, and preserves their order. */
export function groupByDay<Entry extends TimedEntry>(
  entries: readonly Entry[],
  now = new Date(),
): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const name = dayLabel(entry.occurredAt, now);
    const lastDay = days.at(-1);
    if (lastDay?.name === name) lastDay.entries.push(entry);
    else days.push({ name, entries: [entry] });
  }
  return days;
}

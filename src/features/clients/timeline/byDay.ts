import { formatDate } from '@/lib/format';
import * as texts from '@/texts/clients/timeline';

interface Timed {
  occurredAt: string;
}

export interface Day<Entry> {
  name: string;
  entries: Entry[];
}

const oneDayMs = 86_400_000;

function nameOf(isoTime: string, now: Date): string {
  const day = formatDate(isoTime);
  if (day === formatDate(now.toISOString())) return texts.today;
  return day === formatDate(new Date(now.getTime() - oneDayMs).toISOString()) ? texts.yesterday : day;
}

/** Entries in their order under the days on which they happened. */
export function byDay<Entry extends Timed>(entries: readonly Entry[], now = new Date()): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const name = nameOf(entry.occurredAt, now);
    const last = days.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else days.push({ name, entries: [entry] });
  }
  return days;
}

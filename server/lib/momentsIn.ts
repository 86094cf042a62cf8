const quarterHourMs = 15 * 60_000;
const mostKept = 50_000;
const utc = '+00:00';

/** Writes moments as ISO 8601 in a time zone, with the offset that it had then: `2026-01-31T09:15:00+01:00`. */
export function momentsIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, string>();

  // Time zones change on quarters of an hour, and asking for each moment would take longer than the rest of the file.
  function offsetAt(at: Date): string {
    const quarter = Math.floor(at.getTime() / quarterHourMs);
    const known = offsets.get(quarter);
    if (known) return known;
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const offset = /[+-]\d{2}:\d{2}/.exec(name)?.[0] ?? utc;
    if (offsets.size >= mostKept) offsets.clear();
    offsets.set(quarter, offset);
    return offset;
  }

  return (at) => {
    const offset = offsetAt(at);
    const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
    const ahead = (hours * 60 + minutes) * 60_000 * (offset.startsWith('-') ? -1 : 1);
    return `${new Date(at.getTime() + ahead).toISOString().slice(0, 19)}${offset}`;
  };
}

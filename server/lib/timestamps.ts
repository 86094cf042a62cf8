/** A UTC time as ISO 8601 with milliseconds. Sorts chronologically as text and survives JSON unchanged. */
export type Timestamp = string;

export const toTimestamp = (date: Date): Timestamp => date.toISOString();

/** Returns SQL that formats a timestamp column as a `Timestamp`. */
export const timestampSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const quarterHourMs = 15 * 60_000;
const maxCachedOffsets = 50_000;
const utc = '+00:00';

/**
 * Returns a function that formats a date as ISO 8601 with the offset of the time zone:
 * `2026-01-31T09:15:00+01:00`.
 */
export function timestampFormatter(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, string>();

  // Caches one offset per quarter hour, because offsets change only on quarter hours and computing one for
  // each row would take longer than the rest of the export.
  function offsetAt(at: Date): string {
    const quarter = Math.floor(at.getTime() / quarterHourMs);
    const cached = offsets.get(quarter);
    if (cached) return cached;
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const offset = /[+-]\d{2}:\d{2}/.exec(name)?.[0] ?? utc;
    if (offsets.size >= maxCachedOffsets) offsets.clear();
    offsets.set(quarter, offset);
    return offset;
  }

  return (at) => {
    const offset = offsetAt(at);
    const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
    const offsetMs = (hours * 60 + minutes) * 60_000 * (offset.startsWith('-') ? -1 : 1);
    return `${new Date(at.getTime() + offsetMs).toISOString().slice(0, 19)}${offset}`;
  };
}

/**
 * Returns whether a text is a calendar day such as `2026-01-31`. The year 0 is none, because PostgreSQL does
 * not accept it.
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001-01-01') return false;
  // The `Date` constructor turns February 30 into a day of March instead of rejecting it.
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

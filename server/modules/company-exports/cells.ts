/** Times in UTC, lists by semicolons, what has a structure as JSON. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ');
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

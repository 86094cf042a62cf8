import { joinList } from '../../lib/listCell';

/** Times in UTC, lists by semicolons, what has a structure as JSON. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return joinList(value.map(String));
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

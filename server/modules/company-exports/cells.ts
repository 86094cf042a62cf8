import { joinList } from '../../lib/listCell';

/** Formats a cell with times in UTC, lists separated by semicolons, and objects as JSON. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return joinList(value.map(String));
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

import { joinList } from '../../lib/listCell';

/**
 * Formats a value as a cell: times in UTC, lists separated by semicolons, objects as JSON, and null as an
 * empty cell.
 */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return joinList(value.map(String));
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

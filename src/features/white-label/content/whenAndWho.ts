import { formatDate } from '@/lib/format';

/** `Jan 1, 2026 by Ann`. */
export function whenAndWho(at: string | null, by: string | null): string {
  if (!at) return '—';
  return by ? `${formatDate(at)} by ${by}` : formatDate(at);
}

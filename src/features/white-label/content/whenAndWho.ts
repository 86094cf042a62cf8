import { formatDate } from '@/lib/format';
import * as texts from '@/texts/white-label/content';

/** `Jan 1, 2026 by Ann`. */
export function whenAndWho(at: string | null, by: string | null): string {
  if (!at) return '—';
  return by ? texts.by(formatDate(at), by) : formatDate(at);
}

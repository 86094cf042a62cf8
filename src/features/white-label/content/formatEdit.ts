import { formatDate } from '@/lib/format';
import * as texts from '@/texts/white-label/content';

/** Formats as `Jan 1, 2026 by Ann`, or as `—` without an edit. */
export function formatEdit(editedAt: string | null, editor: string | null): string {
  if (!editedAt) return '—';
  return editor ? texts.by(formatDate(editedAt), editor) : formatDate(editedAt);
}

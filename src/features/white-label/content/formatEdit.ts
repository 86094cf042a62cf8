import { formatDate } from '@/lib/format';
import * as texts from '@/texts/white-label/content';

/**
 * Returns text such as `Jan 1, 2026 by Ann`, only the date if the editor is unknown, or `—` if there was no
 * edit.
 */
export function formatEdit(editedAt: string | null, editor: string | null): string {
  if (!editedAt) return '—';
  return editor ? texts.by(formatDate(editedAt), editor) : formatDate(editedAt);
}

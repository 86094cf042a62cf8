import type { ClientBulkInput, ClientSelection, DeactivationReason } from '@/api/schema.generated';
import { tagsIn } from '../clientTags';

export type BulkKind =
  'AddTags' | 'RemoveTags' | 'ChangePlan' | 'Pause' | 'Resume' | 'Deactivate' | 'Reactivate';

/** What an operator has chosen of an action so far. */
export interface BulkDraft {
  kind: BulkKind;
  /** As typed, with commas between. */
  tags: string;
  planId: string;
  when: 'Now' | 'PeriodEnd';
  reason: DeactivationReason | '';
  note: string;
}

export const emptyDraft = (kind: BulkKind): BulkDraft => ({
  kind,
  tags: '',
  planId: '',
  when: 'Now',
  reason: '',
  note: '',
});

/** What the API is asked for; null while something is still to be chosen. */
export function bulkInput(draft: BulkDraft, selection: ClientSelection): ClientBulkInput | null {
  const { kind } = draft;
  if (kind === 'AddTags' || kind === 'RemoveTags') {
    const tags = tagsIn(draft.tags);
    return tags.length > 0 ? { kind, selection, tags } : null;
  }
  if (kind === 'ChangePlan') return draft.planId ? { kind, selection, planId: draft.planId } : null;
  if (kind !== 'Deactivate') return { kind, selection };
  const { when, reason, note } = draft;
  return reason ? { kind, selection, when, reason, note: note.trim() || null } : null;
}

import type {
  ClientBulkActionKind,
  ClientColumn,
  DeactivationReason,
  DeactivationTime,
} from '@contract/enums';
import type { ClientBulkActionInput, ClientSelection, ClientSort } from '@/api/types';
import { parseTags } from '../clientSchemas';

/** The selection that a bulk action receives. */
export interface ClientSelectionState {
  input: ClientSelection;
  count: number;
  /** The list's order and columns, used by exports. */
  sort: ClientSort;
  columns: readonly ClientColumn[];
}

export type BulkKind = Exclude<ClientBulkActionKind, 'Export' | 'Undo'>;

/** The unsubmitted input of a bulk action. */
export interface BulkDraft {
  kind: BulkKind;
  /** Comma-separated, as typed. */
  tags: string;
  planId: string;
  when: DeactivationTime;
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

/** Returns the API input, or null while a required option is missing. */
export function bulkInput(draft: BulkDraft, selection: ClientSelection): ClientBulkActionInput | null {
  const { kind } = draft;
  if (kind === 'AddTags' || kind === 'RemoveTags') {
    const tags = parseTags(draft.tags);
    return tags.length > 0 ? { kind, selection, tags } : null;
  }
  if (kind === 'ChangePlan') return draft.planId ? { kind, selection, planId: draft.planId } : null;
  if (kind !== 'Deactivate') return { kind, selection };
  const { when, reason, note } = draft;
  return reason ? { kind, selection, when, reason, note: note.trim() || null } : null;
}

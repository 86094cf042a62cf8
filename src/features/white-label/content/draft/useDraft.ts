import { useEffect, useState, useSyncExternalStore } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { DraftStore, type DraftStoreOptions } from './draftStore';

/**
 * Autosaves a draft. `draftId` identifies it within the company. New `content` from the server replaces it
 * unless there are unsaved edits.
 */
export function useDraft({ draftId, content, lockVersion, save }: DraftStoreOptions) {
  const companyId = useAppSelector(selectCompany)?.id ?? '';
  const [draftStore] = useState(
    () => new DraftStore({ content, lockVersion, save, draftId: `${companyId}.${draftId}` }),
  );
  const state = useSyncExternalStore(draftStore.subscribe, draftStore.getState);
  useUnsavedChanges(state.status !== 'Saved');
  useEffect(() => draftStore.applyUpdate(content, lockVersion), [draftStore, content, lockVersion]);
  // Starts saving the last edits when the screen unmounts.
  useEffect(() => () => void draftStore.flush(), [draftStore]);
  return { draftStore, state };
}

export type Draft = ReturnType<typeof useDraft>;

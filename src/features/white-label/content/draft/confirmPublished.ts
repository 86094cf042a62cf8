import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/content/draft';
import type { DraftStore } from './draftStore';

export const notSavedMessage = texts.theLastWordsCouldNot;

interface Published {
  title: string;
  version?: number | null;
  lockVersion: number;
}

/** Updates the lock version of the published draft, unless there are newer edits, and shows a toast. */
export function confirmPublished(draftStore: DraftStore, { title, version, lockVersion }: Published): void {
  draftStore.applyUpdate(draftStore.getState().content, lockVersion);
  toast.success(texts.versionOfWasPublishedClients(version, title));
}

import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/content/draft';
import type { DraftKeeper } from './draftKeeper';

export const unsavedYet = texts.theLastWordsCouldNot;

interface Published {
  title: string;
  version?: number | null;
  lockVersion: number;
}

/** What was published is what the draft goes on from. */
export function followPublished(keeper: DraftKeeper, { title, version, lockVersion }: Published): void {
  keeper.follow(keeper.look().words, lockVersion);
  toast.success(texts.versionOfWasPublishedClients(version, title));
}

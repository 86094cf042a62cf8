import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import type { Words } from '../words';
import type { DraftKeeper } from './draftKeeper';

interface Answer {
  /** Undefined where it was refused. */
  taken: { words: Words; lockVersion: number } | undefined;
  error?: unknown;
}

/** Puts other words in the place of a draft and says so, or why not; true when it did. */
export function takeOver(keeper: DraftKeeper, { taken, error }: Answer, news: string): boolean {
  if (taken) {
    keeper.replace(taken.words, taken.lockVersion);
    toast.success(news);
  } else {
    toast.error(errorMessage(error));
  }
  return taken !== undefined;
}

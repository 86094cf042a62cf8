import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import type { ContentFields } from '../contentFields';
import type { DraftStore } from './draftStore';

interface ReplacementResult {
  /** Undefined if the request failed. */
  replacement: { content: ContentFields; lockVersion: number } | undefined;
  error?: unknown;
}

/**
 * Replaces the content of a draft. Shows the success or the error in a toast. Returns whether the content was
 * replaced.
 */
export function replaceDraft(
  draftStore: DraftStore,
  { replacement, error }: ReplacementResult,
  successMessage: string,
): boolean {
  if (replacement) {
    draftStore.replace(replacement.content, replacement.lockVersion);
    toast.success(successMessage);
  } else {
    toast.error(errorMessage(error));
  }
  return replacement !== undefined;
}

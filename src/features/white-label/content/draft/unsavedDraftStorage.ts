import * as z from 'zod/mini';
import type { ContentFields } from '../contentFields';

const storedSchema = z.object({ title: z.string(), summary: z.string(), html: z.string() });

// Storage may be disabled or full. Editing continues without it.
function ignoreErrors<Result>(operation: () => Result): Result | null {
  try {
    return operation();
  } catch {
    return null;
  }
}

/** Stores unsaved text in this browser, so that it survives a lost connection and a closed tab. */
export const unsavedDraftStorage = (draftId: string) => {
  const key = `livery.typing.${draftId}`;
  return {
    read: (): ContentFields | null =>
      ignoreErrors(() => storedSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))),
    write: (content: ContentFields) =>
      void ignoreErrors(() => localStorage.setItem(key, JSON.stringify(content))),
    remove: () => void ignoreErrors(() => localStorage.removeItem(key)),
  };
};

export type UnsavedDraftStorage = ReturnType<typeof unsavedDraftStorage>;

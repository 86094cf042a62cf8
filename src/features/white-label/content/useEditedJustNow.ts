import { useState } from 'react';

const justNowMs = 2 * 60_000;

/** Whether it was changed a moment before the screen was opened. */
export function useEditedJustNow(updatedAt: string | null): boolean {
  const [openedAt] = useState(() => Date.now());
  return updatedAt !== null && openedAt - new Date(updatedAt).getTime() < justNowMs;
}

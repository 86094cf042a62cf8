import { useState } from 'react';

const recentMs = 2 * 60_000;

/** Returns whether the last edit was after the screen opened, or less than two minutes before. */
export function useEditedRecently(updatedAt: string | null): boolean {
  const [openedAt] = useState(() => Date.now());
  return updatedAt !== null && openedAt - new Date(updatedAt).getTime() < recentMs;
}

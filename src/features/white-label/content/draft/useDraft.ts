import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { DraftKeeper, type SaveAnswer } from './draftKeeper';
import { keptTyping } from './keptTyping';
import type { Words } from '../words';

interface DraftOf {
  /** What it is the draft of, within the company. */
  place: string;
  words: Words;
  lockVersion: number;
  save: (words: Words, lockVersion: number) => Promise<SaveAnswer>;
}

/** The draft that is being written. `words` are what it begins with, and what somebody else saves meanwhile. */
export function useDraft({ place, words, lockVersion, save }: DraftOf) {
  const companyId = useAppSelector(selectCompany)?.id ?? '';
  const [keeper] = useState(
    () => new DraftKeeper({ words, lockVersion, save, typing: keptTyping(`${companyId}.${place}`) }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.look);
  useUnsavedGuard(state.status !== 'Saved');
  useEffect(() => keeper.follow(words, lockVersion), [keeper, words, lockVersion]);
  // What is typed last is on its way before the screen is gone.
  useEffect(() => () => void keeper.flush(), [keeper]);
  return { keeper, state };
}

export type Draft = ReturnType<typeof useDraft>;

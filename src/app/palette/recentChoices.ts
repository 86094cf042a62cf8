import type { Choice } from './matchChoices';
import { storageKey } from './clearRecentChoices';

const maxRecentChoices = 5;

type RecentChoice = Pick<Choice, 'id' | 'section' | 'label' | 'hint' | 'to'>;

interface StoredChoices {
  operatorId: string;
  choices: RecentChoice[];
}

function loadChoices(operatorId: string): RecentChoice[] {
  try {
    const { operatorId: storedFor, choices } = JSON.parse(
      sessionStorage.getItem(storageKey) ?? '',
    ) as StoredChoices;
    // Another operator may have used this tab before.
    return storedFor === operatorId ? choices : [];
  } catch {
    return [];
  }
}

/**
 * Adds a choice to the recent ones, which this tab keeps until it closes or the session ends. Drops the
 * oldest above the limit.
 */
export function storeRecentChoice(operatorId: string, { id, section, label, hint, to }: Choice): void {
  const others = loadChoices(operatorId).filter((recent) => recent.id !== id);
  const choices = [{ id, section, label, hint, to }, ...others].slice(0, maxRecentChoices);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ operatorId, choices }));
  } catch {
    // Without session storage, there are no recent choices.
  }
}

/**
 * Returns the recent choices that the operator can still open. Clients and payments require access to their
 * lists.
 */
export function recentChoices(
  operatorId: string,
  open: readonly Choice[],
  isSearchable: (section: Choice['section']) => boolean,
): Choice[] {
  return loadChoices(operatorId).flatMap((recent) => {
    const available = open.find(({ id }) => id === recent.id);
    const choice = available ?? (isSearchable(recent.section) ? recent : null);
    return choice ? [{ ...choice, section: 'Recent' as const }] : [];
  });
}

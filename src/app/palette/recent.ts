import type { Choice } from './choice';
import { storageKey } from './forgetChoices';

const mostKept = 5;

type Kept = Pick<Choice, 'id' | 'section' | 'label' | 'hint' | 'to'>;

interface Stored {
  operatorId: string;
  choices: Kept[];
}

function stored(operatorId: string): Kept[] {
  try {
    const { operatorId: whose, choices } = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Stored;
    // What somebody else found in this tab before is nobody's business.
    return whose === operatorId ? choices : [];
  } catch {
    return [];
  }
}

/** Remembered in this tab until it is closed, or somebody signs out. */
export function rememberChoice(operatorId: string, { id, section, label, hint, to }: Choice): void {
  const others = stored(operatorId).filter((kept) => kept.id !== id);
  const choices = [{ id, section, label, hint, to }, ...others].slice(0, mostKept);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ operatorId, choices }));
  } catch {
    // A browser that stores nothing offers none.
  }
}

/** The last choices, of what is open now; a client or a payment where their lists are. */
export function recentChoices(
  operatorId: string,
  open: readonly Choice[],
  isFindable: (section: Choice['section']) => boolean,
): Choice[] {
  return stored(operatorId).flatMap((kept) => {
    const known = open.find(({ id }) => id === kept.id);
    const found = known ?? (isFindable(kept.section) ? kept : null);
    return found ? [{ ...found, section: 'Recent' as const }] : [];
  });
}

import { errorMessage, isApiError, type Conflict } from '@/api/errors';
import type { ClientStatus } from '@/api/schema.generated';
import { formatList } from '@/lib/formatList';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/clients/moves';
import { clientStatuses } from '../clientStatus';

const wordOf = (status: ClientStatus) => inSentence(clientStatuses[status].label);

function illegalMove(
  { from, to, allowed }: Extract<Conflict, { kind: 'IllegalMove' }>,
  name: string,
): string {
  if (from === to) return texts.isAlready(name, wordOf(to));
  const rest = allowed.length > 0 ? texts.itCanBecome(formatList(allowed.map(wordOf), 'disjunction')) : '';
  return texts.isNowAndCantBecome(name, wordOf(from), wordOf(to), rest);
}

/** Why a client could not be moved, in plain words. */
export function moveRefusal(error: unknown, name: string): string {
  const conflict = isApiError(error) ? error.conflict : null;
  return conflict?.kind === 'IllegalMove' ? illegalMove(conflict, name) : errorMessage(error);
}

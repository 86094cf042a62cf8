import { errorMessage, isApiError, type Conflict } from '@/api/errors';
import type { ClientStatus } from '@/api/schema.generated';
import { clientStatuses } from '../clientStatus';

const wordOf = (status: ClientStatus) => clientStatuses[status].label.toLowerCase();

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

function illegalMove(
  { from, to, allowed }: Extract<Conflict, { kind: 'IllegalMove' }>,
  name: string,
): string {
  if (from === to) return `${name} is ${wordOf(to)} already.`;
  const rest = allowed.length > 0 ? ` It can become ${listed.format(allowed.map(wordOf))}.` : '';
  return `${name} is ${wordOf(from)} now, and can’t become ${wordOf(to)} from there.${rest}`;
}

/** Why a client could not be moved, in plain words. */
export function moveRefusal(error: unknown, name: string): string {
  const conflict = isApiError(error) ? error.conflict : null;
  return conflict?.kind === 'IllegalMove' ? illegalMove(conflict, name) : errorMessage(error);
}

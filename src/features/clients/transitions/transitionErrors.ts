import type { ClientStatus } from '@contract/enums';
import type { Conflict } from '@contract/errors';
import { errorMessage, isApiError } from '@/api/errors';
import { formatList } from '@/lib/format';
import * as texts from '@/texts/clients/moves';
import { inSentence } from '@/texts/grammar';
import { clientStatusLabels } from '../clientStatus';

const statusLabel = (status: ClientStatus) => inSentence(clientStatusLabels[status].label);

function illegalTransitionMessage(
  { from, to, allowed }: Extract<Conflict, { kind: 'IllegalTransition' }>,
  name: string,
): string {
  if (from === to) return texts.isAlready(name, statusLabel(to));
  const allowedText =
    allowed.length > 0 ? texts.itCanBecome(formatList(allowed.map(statusLabel), 'disjunction')) : '';
  return texts.isNowAndCantBecome(name, statusLabel(from), statusLabel(to), allowedText);
}

export function transitionErrorMessage(error: unknown, name: string): string {
  const conflict = isApiError(error) ? error.conflict : null;
  return conflict?.kind === 'IllegalTransition'
    ? illegalTransitionMessage(conflict, name)
    : errorMessage(error);
}

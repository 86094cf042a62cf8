import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ClientStatus } from '@contract/enums';
import type { Conflict } from '@contract/errors';
import { errorMessage, isApiError } from '@/api/errors';
import { formatList } from '@/lib/format';
import { clientStatusLabels } from '../clientStatus';

const statusLabel = (status: ClientStatus) => i18n._(clientStatusLabels[status].label);

function illegalTransitionMessage(
  { from, to, allowed }: Extract<Conflict, { kind: 'IllegalTransition' }>,
  name: string,
): string {
  const [status, target] = [statusLabel(from), statusLabel(to)];
  if (from === to) return t`${name} already has the status “${status}”.`;
  if (allowed.length === 0) return t`You can’t change the status of ${name} from “${status}” to “${target}”.`;
  const targets = formatList(allowed.map(statusLabel), 'disjunction');
  return t`You can’t change the status of ${name} from “${status}” to “${target}”. Available statuses: ${targets}.`;
}

export function transitionErrorMessage(error: unknown, name: string): string {
  const conflict = isApiError(error) ? error.conflict : null;
  return conflict?.kind === 'IllegalTransition'
    ? illegalTransitionMessage(conflict, name)
    : errorMessage(error);
}

import type { Viewer } from '../../context';
import { badInput } from '../../errors';
import type { ClientSelection } from '../../schema.generated';
import { checkedSelection, type Selection } from '../clients/selection';

const mostIds = 1000;

/** What bulk actions and exports take: clients named one by one, up to a limit, or all that a list shows. */
export function bulkSelection(viewer: Viewer, given: ClientSelection): Selection {
  const ids = given.ids && [...new Set(given.ids)];
  if (ids && ids.length > mostIds) {
    throw badInput({ ids: 'Name 1,000 clients at most; for more, choose all that the list shows.' });
  }
  return checkedSelection(viewer, { ...given, ids });
}

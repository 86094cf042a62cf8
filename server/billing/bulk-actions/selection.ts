import type { ClientSelection, Viewer } from '../../platform';
import { parseSelection, type Selection } from '../../clients';
import { badInput } from '../../lib/errors';
import { numberText } from '../../lib/localeText';

const maxIds = 1000;

/** Validates the selection of a bulk action or export: some ids, or everything that a list shows. */
export function bulkSelection(viewer: Viewer, input: ClientSelection): Selection {
  const ids = input.ids && [...new Set(input.ids)];
  if (ids && ids.length > maxIds) {
    throw badInput({
      ids: `Name ${numberText(maxIds)} clients at most; for more, choose all that the list shows.`,
    });
  }
  return parseSelection(viewer, { ...input, ids });
}

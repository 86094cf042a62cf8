import type { ClientSelection, Viewer } from '../../platform';
import { parseSelection, type Selection } from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { badInput } from '../../lib/errors';
import { numberText } from '../../lib/localeText';

const maxIds = 1000;

/** Validates the selection of a bulk action or export: some ids, or everything that a list shows. */
export function bulkSelection(viewer: Viewer, input: ClientSelection): Selection {
  const ids = input.ids && [...new Set(input.ids)];
  if (ids && ids.length > maxIds) {
    throw badInput({
      ids: t('Select at most {max} clients, or select all clients in the list.', { max: numberText(maxIds) }),
    });
  }
  return parseSelection(viewer, { ...input, ids });
}

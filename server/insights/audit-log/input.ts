import { z } from 'zod';
import { actorTypes } from '../../../contract/enums';
import { isSubstringSearch } from '../../../contract/foldText';
import { t } from '../../lib/i18n/i18n';
import { calendarDay, firstInput } from '../../lib/input';
import { orNull, removeUnstorable } from '../../../contract/text';
import { anyOf, searchText } from '../../clients';
import { areInOrder, maxDownloadFilterValues, maxFilterTextLength } from '../../../contract/limits';

const name = z
  .string()
  .max(maxFilterTextLength, {
    error: () =>
      t('Enter at most {max, plural, one {# character} other {# characters}}.', { max: maxFilterTextLength }),
  })
  .transform(removeUnstorable);
const address = z
  .string()
  .max(maxFilterTextLength, {
    error: () =>
      t('Enter at most {max, plural, one {# character} other {# characters}}.', { max: maxFilterTextLength }),
  })
  .transform((text) => removeUnstorable(text).trim() || null);

const filterInput = z
  .object({
    actorIds: anyOf(z.string(), maxDownloadFilterValues),
    actorTypes: anyOf(z.enum(actorTypes)),
    actions: anyOf(name, maxDownloadFilterValues),
    targetTypes: anyOf(name, maxDownloadFilterValues),
    targetId: orNull(z.string()),
    ipAddress: orNull(address),
    from: orNull(calendarDay),
    to: orNull(calendarDay),
  })
  .refine(({ from, to }) => areInOrder(from, to), {
    path: ['to'],
    error: () => t('Enter an end date on or after the start date.'),
  });

export type CheckedAuditFilter = z.output<typeof filterInput>;

export const auditQueryInput = z.object({
  search: searchText.refine((search) => search === '' || isSubstringSearch(search), {
    error: () => t('Enter at least 3 characters to search.'),
  }),
  filter: filterInput.nullish().transform((filter) => filter ?? filterInput.parse({})),
});

export type AuditQuery = z.output<typeof auditQueryInput>;

export const auditPageInput = auditQueryInput.extend(firstInput(100).shape);

import { z } from 'zod';
import { orNull, removeUnstorable } from '../../../contract/text';
import { t } from '../../lib/i18n/i18n';
import { plainLine } from '../../lib/input';
import type { ListName } from '../../../contract/enums';
import { paymentColumns } from '../../../contract/paymentColumns';
import { savedViewLimits } from '../../../contract/limits';

const maxColumns = 40;
const columnPattern = /^[A-Za-z]{1,40}$/;

const columnsInput = z
  .array(
    z
      .string()
      .refine((column) => columnPattern.test(column), { error: () => t('This column doesn’t exist.') }),
  )
  .max(maxColumns, { error: () => t('Choose at most {max} columns.', { max: maxColumns }) })
  .refine((columns) => new Set(columns).size === columns.length, {
    error: () => t('Choose each column only once.'),
  });

/** The column names of each list. Null if the list accepts any name. */
const columnNames: Readonly<Record<ListName, readonly string[] | null>> = {
  Clients: null,
  IncomingPayments: paymentColumns.Incoming,
  OutgoingPayments: paymentColumns.Outgoing,
};

const areKnownColumns = (list: ListName, columns: readonly string[]): boolean =>
  columns.every((column) => columnNames[list]?.includes(column) ?? true);

/** Returns the input schema of `setListColumns`. Null restores the default columns. */
export const listColumnsInput = (list: ListName) =>
  z.object({
    columns: orNull(
      columnsInput
        .refine((columns) => columns.length > 0, { error: () => t('Choose at least one column.') })
        .refine((columns) => areKnownColumns(list, columns), {
          error: () => t('This column doesn’t exist.'),
        }),
    ),
  });

export const savedViewInput = z.object({
  list: z.enum(['Clients']),
  name: plainLine(savedViewLimits.name),
  query: z
    .string()
    .transform((query) => removeUnstorable(query).replace(/^\?/, ''))
    .refine((query) => query.length <= savedViewLimits.query.max, {
      error: () => t('This view has too many filters. Remove some.'),
    }),
  columns: columnsInput,
  isShared: z.boolean(),
});

export type SavedViewValues = z.output<typeof savedViewInput>;

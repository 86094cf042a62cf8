import { z } from 'zod';
import { orNull } from '../../lib/orNull';
import { plainLine, removeUnstorable } from '../../lib/plainText';
import type { ListName } from '../../schema.generated';
import { paymentColumns } from '../payments/columnNames';

const mostColumns = 40;
const columnWord = /^[A-Za-z]{1,40}$/;

const columnsInput = z
  .array(z.string().refine((word) => columnWord.test(word), 'There is no such column.'))
  .max(mostColumns, `A list has ${mostColumns} columns at most.`)
  .refine((words) => new Set(words).size === words.length, 'A column stands in a list once.');

/** Null where any word may name a column. */
const columnNames: Readonly<Record<ListName, readonly string[] | null>> = {
  Clients: null,
  IncomingPayments: paymentColumns.Incoming,
  OutgoingPayments: paymentColumns.Outgoing,
};

const isNamed = (list: ListName, words: readonly string[]): boolean =>
  words.every((word) => columnNames[list]?.includes(word) ?? true);

/** Null goes back to the usual columns. */
export const listColumnsInput = (list: ListName) =>
  z.object({
    columns: orNull(
      columnsInput
        .refine((words) => words.length > 0, 'Choose one column at least.')
        .refine((words) => isNamed(list, words), 'There is no such column.'),
    ),
  });

const queryMaxLength = 2000;

export const savedViewInput = z.object({
  list: z.enum(['Clients']),
  name: plainLine('a name', 1, 60),
  query: z
    .string()
    .transform((query) => removeUnstorable(query).replace(/^\?/, ''))
    .refine((query) => query.length <= queryMaxLength, 'This has more filters than a view can keep.'),
  columns: columnsInput,
  isShared: z.boolean(),
});

export type CheckedView = z.output<typeof savedViewInput>;

import { z, type ZodType } from 'zod';
import { splitList } from '../../lib/listCell';
import type { ClientField } from '../../schema.generated';
import type { NewClient } from '../clients/adding';
import { countryCode } from '../clients/countryNames';
import type { ClientPatch } from '../clients/editing';
import { mostTags, ownFields, phoneField, statusField } from '../clients/fields';
import { readDate } from './dates';
import type { Mapping } from './sql';
import { fieldsOfUpdates, planIdOf, withChoices, type KnownPlans, type ValueChoices } from './values';

/** The context of a row: the company's plans and country, and the choices for values. */
export interface Surroundings extends KnownPlans {
  companyCountry: string | null;
  choices: ValueChoices;
}

type NotRead = { problems: string[] } | { isSkipped: true };
export type RowReading = { client: Omit<NewClient, 'id'> } | NotRead;
/** `tagsCell` is the text that the patch's tags were read from. */
export type UpdateReading = { patch: ClientPatch; tagsCell?: string } | NotRead;

const mostListed = 200;

const tagsCell = z
  .string()
  .transform((text, check) => {
    const tags = splitList(text, mostListed + 1);
    if (tags.length <= mostListed) return tags;
    check.addIssue({
      code: 'custom',
      message: `This cell has more than ${mostListed} tags. A client can have up to ${mostTags}.`,
    });
    return z.NEVER;
  })
  .pipe(ownFields.tags);

const rowFields = (country: string | null) =>
  z.object({ ...ownFields, tags: tagsCell, phone: phoneField(country) }).partial();

// Made once a country: making a schema takes longer than using it.
const madeFields = new Map<string | null, ReturnType<typeof rowFields>>();

function rowFieldsOf(country: string | null): ReturnType<typeof rowFields> {
  const fields = madeFields.get(country) ?? rowFields(country);
  madeFields.set(country, fields);
  return fields;
}

type Cells = { readonly [Field in Uncapitalize<ClientField>]?: string };

const fieldName = (field: ClientField): string => field.charAt(0).toLowerCase() + field.slice(1);

/** The cells that say something, by what they are mapped to. */
const cellsOf = (row: readonly string[], mapping: Mapping): Cells =>
  Object.fromEntries(
    mapping.flatMap((field, index) => {
      const cell = row[index] ?? '';
      return field === null || cell.trim() === '' ? [] : [[fieldName(field), cell]];
    }),
  );

const surplusIn = (row: readonly string[], mapping: Mapping): string[] =>
  row.length > mapping.length
    ? ['This row has more cells than the header. A text with a comma in it needs quotation marks.']
    : [];

function read<Value>(schema: ZodType<Value>, value: unknown, problems: string[]): Value | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  problems.push(...new Set(result.error.issues.map(({ message }) => message)));
  return null;
}

/** What the row says of a client's own fields; an empty cell says nothing. */
function readFields(cells: Cells, { companyCountry }: Surroundings, problems: string[]): ClientPatch {
  const country = cells.country === undefined ? null : countryCode(cells.country);
  return read(rowFieldsOf(country ?? companyCountry), cells, problems) ?? {};
}

function readPlan(cell: string | undefined, plans: Surroundings, problems: string[]): string | null {
  if (cell === undefined) return null;
  const name = cell.trim();
  const planId = planIdOf(name, plans);
  if (planId) return planId;
  problems.push(`You have no plan called “${name.slice(0, 64)}”. Use the name of one of your plans.`);
  return null;
}

function readCreatedAt(cell: string | undefined, problems: string[]): Date | null {
  if (cell === undefined) return null;
  const reading = readDate(cell.trim());
  if ('date' in reading) return reading.date;
  problems.push(reading.problem);
  return null;
}

/** The client that a row of a file stands for, or every reason why it can't be one. */
export function readRow(given: readonly string[], mapping: Mapping, around: Surroundings): RowReading {
  const row = withChoices(given, mapping, around);
  if (!row) return { isSkipped: true };
  const cells = cellsOf(row, mapping);
  const problems = surplusIn(row, mapping);
  const client: Omit<NewClient, 'id'> = {
    name: '',
    email: '',
    phone: null,
    country: null,
    tags: [],
    note: null,
    externalId: null,
    ...readFields({ name: '', email: '', ...cells }, around, problems),
    status: read(statusField, cells.status ?? '', problems) ?? 'Invited',
    planId: readPlan(cells.plan, around, problems),
    source: 'Import',
    createdAt: readCreatedAt(cells.createdAt, problems),
  };
  return problems.length > 0 ? { problems } : { client };
}

/** What a row changes of a client who is there: never the status, the plan or since when they are a client. */
export function readUpdate(given: readonly string[], mapping: Mapping, around: Surroundings): UpdateReading {
  const row = withChoices(given, mapping, around, fieldsOfUpdates);
  if (!row) return { isSkipped: true };
  const problems = surplusIn(row, mapping);
  const cells = cellsOf(row, mapping);
  const patch = readFields(cells, around, problems);
  return problems.length > 0 ? { problems } : { patch, tagsCell: cells.tags };
}

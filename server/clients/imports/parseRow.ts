import { z, type ZodType } from 'zod';
import { recordMessages, type StoredMessage, t } from '../../lib/i18n/i18n';
import { splitList } from '../../lib/listCell';
import type { ClientField } from '../../../contract/enums';
import { type NewClient, companyCountry, findAvailablePlans } from '../clients.repository';
import { countryCode } from '../countryNames';
import type { ClientPatch, ClientEdit } from '../editing.repository';
import { maxTags } from '../../../contract/clients';
import { uncapitalize } from '../../../contract/records';
import { clientFieldNames, clientFieldSchemas, clientFieldSpecs, phoneField, statusField } from '../fields';
import { parseDate } from './dates';
import type { Mapping } from './imports.repository';
import {
  updateFields,
  findPlanId,
  applyChoices,
  type PlanLookup,
  type ValueChoices,
  noChoices,
  valueKey,
} from './values';
import type { Db } from '../../platform';

/** The company's plans, country and value choices. */
export interface RowContext extends PlanLookup {
  companyCountry: string | null;
  choices: ValueChoices;
}

type RejectedRow = { problems: StoredMessage[] } | { isSkipped: true };
export type RowReading = { client: Omit<NewClient, 'id'> } | RejectedRow;
/** `tagsCell` is the text from which the patch's tags were parsed. */
export type UpdateReading = { patch: ClientPatch; tagsCell?: string } | RejectedRow;

const maxListedTags = 200;

const tagsCell = z
  .string()
  .transform((text, check) => {
    const tags = splitList(text, maxListedTags + 1);
    if (tags.length <= maxListedTags) return tags;
    check.addIssue({
      code: 'custom',
      message: t('Enter at most {max} tags.', { max: maxTags }),
    });
    return z.NEVER;
  })
  .pipe(clientFieldSchemas.tags);

const rowFields = (country: string | null) =>
  z.object({ ...clientFieldSchemas, tags: tagsCell, phone: phoneField(country) }).partial();

// Schemas are cached per country, because building one takes longer than using it.
const fieldsByCountry = new Map<string | null, ReturnType<typeof rowFields>>();

function rowFieldsOf(country: string | null): ReturnType<typeof rowFields> {
  const fields = fieldsByCountry.get(country) ?? rowFields(country);
  fieldsByCountry.set(country, fields);
  return fields;
}

type Cells = { readonly [Field in Uncapitalize<ClientField>]?: string };

/** Returns the cells that are not empty, by field. */
const cellsOf = (row: readonly string[], mapping: Mapping): Cells =>
  Object.fromEntries(
    mapping.flatMap((field, index) => {
      const cell = row[index] ?? '';
      return field === null || cell.trim() === '' ? [] : [[uncapitalize(field), cell]];
    }),
  );

const surplusProblems = (row: readonly string[], mapping: Mapping): string[] =>
  row.length > mapping.length
    ? [t('This row has more cells than the header. Put text that contains a comma in quotation marks.')]
    : [];

/** Returns the message of an issue, which begins with the field if the issue has one. */
function problemText({ path: [name], message }: z.core.$ZodIssue): string {
  const field = clientFieldNames.find((known) => known === name);
  return field
    ? t('{field}: {problem}', { field: clientFieldSpecs[field].label(), problem: message })
    : message;
}

function parseField<Value>(schema: ZodType<Value>, value: unknown, problems: string[]): Value | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  problems.push(...new Set(result.error.issues.map(problemText)));
  return null;
}

/** Returns a client's fields. If a cell is invalid, returns no fields and adds the reasons to `problems`. */
function parseFields(cells: Cells, { companyCountry }: RowContext, problems: string[]): ClientPatch {
  const country = cells.country === undefined ? null : countryCode(cells.country);
  return parseField(rowFieldsOf(country ?? companyCountry), cells, problems) ?? {};
}

function parsePlan(cell: string | undefined, plans: RowContext, problems: string[]): string | null {
  if (cell === undefined) return null;
  const name = cell.trim();
  const planId = findPlanId(name, plans);
  if (planId) return planId;
  problems.push(
    t('You have no plan named “{plan}”. Use the name of one of your plans.', { plan: name.slice(0, 64) }),
  );
  return null;
}

function parseCreatedAt(cell: string | undefined, problems: string[]): Date | null {
  if (cell === undefined) return null;
  const reading = parseDate(cell.trim());
  if ('date' in reading) return reading.date;
  problems.push(reading.problem);
  return null;
}

/** Returns the result of `parse`, or the messages of the problems that it adds. */
function withMessages<Reading>(parse: (problems: string[]) => Reading): Reading | RejectedRow {
  const problems: string[] = [];
  const { result, messageOf } = recordMessages(() => parse(problems));
  return problems.length > 0 ? { problems: problems.map(messageOf) } : result;
}

/**
 * Parses a new client. Returns all problems of an invalid row, or `isSkipped` if a value choice skips the
 * row.
 */
export function parseRow(rawCells: readonly string[], mapping: Mapping, context: RowContext): RowReading {
  const row = applyChoices(rawCells, mapping, context);
  if (!row) return { isSkipped: true };
  const cells = cellsOf(row, mapping);
  return withMessages((problems) => {
    problems.push(...surplusProblems(row, mapping));
    const client: Omit<NewClient, 'id'> = {
      name: '',
      email: '',
      tags: [],
      ...parseFields({ name: '', email: '', ...cells }, context, problems),
      status: parseField(statusField, cells.status ?? '', problems) ?? 'Invited',
      planId: parsePlan(cells.plan, context, problems),
      source: 'Import',
      createdAt: parseCreatedAt(cells.createdAt, problems),
    };
    return { client };
  });
}

/**
 * Parses the changes to an existing client, which exclude the status, plan and creation date. Returns
 * problems or `isSkipped` like `parseRow`.
 */
export function parseUpdate(
  rawCells: readonly string[],
  mapping: Mapping,
  context: RowContext,
): UpdateReading {
  const row = applyChoices(rawCells, mapping, context, updateFields);
  if (!row) return { isSkipped: true };
  const cells = cellsOf(row, mapping);
  return withMessages((problems) => {
    problems.push(...surplusProblems(row, mapping));
    return { patch: parseFields(cells, context, problems), tagsCell: cells.tags };
  });
}

/**
 * Returns the tags cell as earlier releases exported it, without quotation marks around tags that contain a
 * separator.
 */
const legacyTagsCell = (tags: readonly string[]): string => tags.join('; ');

/**
 * Returns the edit of a row. Omits tags that are unchanged since an export by an earlier release, because
 * tags that contain a separator would be split.
 */
export function editOf(
  id: string,
  { patch, tagsCell }: Extract<UpdateReading, { patch: ClientPatch }>,
  current: ClientPatch | undefined,
): ClientEdit {
  const { tags, ...others } = patch;
  return { id, patch: tags && current?.tags && tagsCell === legacyTagsCell(current.tags) ? others : patch };
}

export async function loadRowContext(
  db: Db,
  companyId: string,
  choices: ValueChoices = noChoices,
): Promise<RowContext> {
  const plans = await findAvailablePlans(db, companyId);
  return {
    planIds: new Map(plans.map(({ id, name }) => [valueKey(name), id])),
    planNames: new Map(plans.map(({ id, name }) => [id, name])),
    companyCountry: await companyCountry(db, companyId),
    choices,
  };
}

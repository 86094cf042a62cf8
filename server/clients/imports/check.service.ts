import {
  authorize,
  type ClientImport,
  type ClientImportMappingInput,
  type ClientImportValueInput,
  type Context,
  type Db,
  type Services,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { badInput, conflict, notFound } from '../../lib/errors';
import { changedFields } from '../../lib/changedFields';
import { isId } from '../../../contract/ids';
import type { ClientImportMatch } from '../../../contract/enums';
import { countOf, validateRows, type FileValidation } from './validateRows';
import { loadRowContext, type RowContext } from './parseRow';
import { auditImport, loadClientImport } from './clientImport';
import { loadRowsAfter, writeRowResults, type RowResult } from './rows.repository';
import { fromStoredChoices, toStoredChoices, parseChoices, UnmatchedValues } from './values';
import { lockImport, updateImport, type StoredImport, type Mapping } from './imports.repository';

const batchSize = 1000;

const mappingError = (message: string) => badInput({ mapping: message });

const matchColumnMessages: Readonly<Record<ClientImportMatch, () => string>> = {
  Email: () => t('Choose a column for the email address, because rows are matched to clients by it.'),
  ExternalId: () => t('Choose a column for the external ID, because rows are matched to clients by it.'),
};

/** Returns which required columns a mapping lacks, or null if it lacks none. */
function missingColumnsMessage(mapping: Mapping, matchBy: ClientImportMatch | null): string | null {
  if (matchBy) return mapping.includes(matchBy) ? null : matchColumnMessages[matchBy]();
  const [hasName, hasEmail] = [mapping.includes('Name'), mapping.includes('Email')];
  if (hasName && hasEmail) return null;
  if (hasEmail) return t('Choose a column for the name.');
  return hasName
    ? t('Choose a column for the email address.')
    : t('Choose columns for the name and the email address.');
}

/**
 * Returns the field of each column of the file, or null if it has none. Throws `BAD_USER_INPUT` for an
 * invalid mapping.
 */
function parseMapping(
  input: readonly ClientImportMappingInput[],
  columns: number,
  matchBy: ClientImportMatch | null,
): Mapping {
  const mapping: Mapping[number][] = Array.from({ length: columns }, () => null);
  for (const { column, field } of input) {
    if (!Number.isInteger(column) || column < 0 || column >= columns) {
      throw mappingError(t('This column doesn’t exist in the file.'));
    }
    if (mapping[column]) throw mappingError(t('Choose only one field for each column.'));
    if (mapping.includes(field)) throw mappingError(t('Choose only one column for each field.'));
    mapping[column] = field;
  }
  const missing = missingColumnsMessage(mapping, matchBy);
  if (missing) throw mappingError(missing);
  return mapping;
}

const differs = (
  { mapping, matchBy, unmatchedValues }: StoredImport,
  chosen: Pick<Check, 'mapping' | 'matchBy' | 'rowContext'>,
): boolean =>
  String(mapping) !== String(chosen.mapping) ||
  matchBy !== chosen.matchBy ||
  JSON.stringify(toStoredChoices(fromStoredChoices(unmatchedValues))) !==
    JSON.stringify(toStoredChoices(chosen.rowContext.choices));

function requireCurrentCheck(
  stored: StoredImport | null,
  chosen: Pick<Check, 'mapping' | 'matchBy' | 'rowContext'> | null,
): StoredImport {
  if (!stored) throw notFound();
  if (stored.status !== 'Uploaded' && stored.status !== 'Checked') {
    throw conflict(t('This import has already started, so its columns can’t change.'));
  }
  if (chosen && (stored.status !== 'Uploaded' || differs(stored, chosen))) {
    throw conflict(t('Another user changed the columns. Check the rows again.'));
  }
  return stored;
}

interface Check extends FileValidation {
  companyId: string;
  id: string;
  rowContext: RowContext;
}

const statusByCount = {
  validRows: 'Good',
  updateRows: 'Update',
  unchangedRows: 'Unchanged',
  skippedRows: 'Skipped',
  refusedRows: 'Refused',
} as const;

type Counts = Record<keyof typeof statusByCount, number>;

const zeroCounts: Counts = { validRows: 0, updateRows: 0, unchangedRows: 0, skippedRows: 0, refusedRows: 0 };

const addResults = (counts: Counts, results: readonly RowResult[]): Counts => {
  const added = Object.entries(statusByCount).map(([name, status]) => [
    name,
    counts[name as keyof Counts] + countOf(results, status),
  ]);
  return Object.fromEntries(added) as Counts;
};

/**
 * Checks the next rows after `number`, stores their results and returns them. Returns none after the last
 * row. Throws `CONFLICT` if this check is no longer current.
 */
async function checkBatch(db: Db, check: Check, number: number): Promise<RowResult[]> {
  const { companyId, id } = check;
  requireCurrentCheck(await lockImport(db, companyId, id), check);
  const rows = await loadRowsAfter(db, companyId, id, number, batchSize);
  if (rows.length === 0) return [];
  const results = await validateRows(db, companyId, rows, check, check.rowContext);
  await writeRowResults(db, companyId, id, results);
  return results;
}

/**
 * Checks all rows and counts the results. Each batch has its own transaction, so that other requests do not
 * wait for the whole file.
 */
async function checkRows({ database }: Services, check: Check): Promise<Counts> {
  let counts = zeroCounts;
  for (let lastNumber = 0; ;) {
    const results = await database.inCompany(check.companyId, (db) => checkBatch(db, check, lastNumber));
    const lastResult = results.at(-1);
    if (!lastResult) return counts;
    lastNumber = lastResult.number;
    counts = addResults(counts, results);
  }
}

/**
 * Stores the mapping and validates every row of an uploaded file. Throws `BAD_USER_INPUT` for an invalid
 * mapping, and `CONFLICT` if the import has started or another check replaced the mapping.
 */
export async function checkClientImport(
  ctx: Context,
  id: string,
  input: readonly ClientImportMappingInput[],
  matchBy: ClientImportMatch | null = null,
  values: readonly ClientImportValueInput[] = [],
): Promise<ClientImport> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(id)) throw notFound();
  const { database } = ctx.services;
  const { before, mapping, rowContext } = await database.inCompany(companyId, async (db) => {
    const stored = requireCurrentCheck(await lockImport(db, companyId, id), null);
    const chosen = parseMapping(input, stored.headers.length, matchBy);
    const companyContext = await loadRowContext(db, companyId);
    const choices = parseChoices(values, companyContext);
    const started = {
      status: 'Uploaded',
      mapping: chosen,
      matchBy,
      unmatchedValues: toStoredChoices(choices),
    } as const;
    await updateImport(db, companyId, id, { ...started, ...zeroCounts });
    return { before: stored, mapping: chosen, rowContext: { ...companyContext, choices } };
  });
  const unmatched = new UnmatchedValues();
  const check: Check = { companyId, id, mapping, matchBy, rowContext, unmatched, claims: new Map() };
  const counts = await checkRows(ctx.services, check);
  return database.inCompany(companyId, async (db) => {
    requireCurrentCheck(await lockImport(db, companyId, id), check);
    const unmatchedValues = unmatched.list(rowContext.choices);
    const checked = { status: 'Checked', ...counts, unmatchedValues } as const;
    await updateImport(db, companyId, id, checked);
    await auditImport(db, ctx, 'checked', before, changedFields(before, { ...checked, mapping, matchBy }));
    await db.publish({ type: 'clientImportChanged', companyId, importId: id });
    return loadClientImport(db, companyId, id);
  });
}

import type { Context, Services } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError, notFound } from '../../errors';
import { publish } from '../../events';
import { changedFields } from '../../lib/changedFields';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type {
  ClientImport,
  ClientImportMappingInput,
  ClientImportMatch,
  ClientImportValueInput,
} from '../../schema.generated';
import { countOf, judgeRows, type JudgedFile } from './judge';
import type { Surroundings } from './readRow';
import { recordImport } from './record';
import { showImport } from './show';
import { surroundingsOf } from './surroundings';
import { rowsAfter, writeVerdicts, type RowVerdict } from './rowsSql';
import { choicesOf, keptOf, readChoices, UnmatchedValues } from './values';
import { lockImport, updateImport, type ImportRecord, type Mapping } from './sql';

const batchRows = 1000;

const mappingProblem = (message: string) => badInput({ mapping: message });

const fieldNames = { Email: 'the email address', ExternalId: 'the id', Name: 'the name' } as const;

function requiredFields(matchBy: ClientImportMatch | null): readonly (keyof typeof fieldNames)[] {
  return matchBy ? [matchBy] : ['Name', 'Email'];
}

/** One entry for each column of the file. */
function readMapping(
  given: readonly ClientImportMappingInput[],
  columns: number,
  matchBy: ClientImportMatch | null,
): Mapping {
  const mapping: Mapping[number][] = Array.from({ length: columns }, () => null);
  for (const { column, field } of given) {
    if (!Number.isInteger(column) || column < 0 || column >= columns) {
      throw mappingProblem('This file has no such column.');
    }
    if (mapping[column]) throw mappingProblem('Choose one field for each column.');
    if (mapping.includes(field)) throw mappingProblem(`Choose one column only for ${field}.`);
    mapping[column] = field;
  }
  const missing = requiredFields(matchBy)
    .filter((field) => !mapping.includes(field))
    .map((field) => fieldNames[field]);
  if (missing.length > 0) {
    const why = matchBy ? 'clients are found by it' : 'every client needs one';
    throw mappingProblem(`Choose a column for ${missing.join(' and for ')}: ${why}.`);
  }
  return mapping;
}

const isOther = (
  { mapping, matchBy, unmatchedValues }: ImportRecord,
  chosen: Pick<Check, 'mapping' | 'matchBy' | 'around'>,
): boolean =>
  String(mapping) !== String(chosen.mapping) ||
  matchBy !== chosen.matchBy ||
  JSON.stringify(keptOf(choicesOf(unmatchedValues))) !== JSON.stringify(keptOf(chosen.around.choices));

function refuseUnlessChecking(
  record: ImportRecord | null,
  chosen: Pick<Check, 'mapping' | 'matchBy' | 'around'> | null,
): ImportRecord {
  if (!record) throw notFound('import');
  if (record.status !== 'Uploaded' && record.status !== 'Checked') {
    throw new DomainError('CONFLICT', 'This import has begun already, so its columns are fixed.');
  }
  if (chosen && (record.status !== 'Uploaded' || isOther(record, chosen))) {
    throw new DomainError('CONFLICT', 'Somebody else chose other columns meanwhile. Check the rows again.');
  }
  return record;
}

interface Check extends JudgedFile {
  companyId: string;
  id: string;
  around: Surroundings;
}

const statusCounted = {
  goodRows: 'Good',
  updateRows: 'Update',
  unchangedRows: 'Unchanged',
  skippedRows: 'Skipped',
  refusedRows: 'Refused',
} as const;

type Counts = Record<keyof typeof statusCounted, number>;

const noRows: Counts = { goodRows: 0, updateRows: 0, unchangedRows: 0, skippedRows: 0, refusedRows: 0 };

const withVerdicts = (counts: Counts, verdicts: readonly RowVerdict[]): Counts => {
  const added = Object.entries(statusCounted).map(([name, status]) => [
    name,
    counts[name as keyof Counts] + countOf(verdicts, status),
  ]);
  return Object.fromEntries(added) as Counts;
};

/** Checks the next rows after `number`; returns none at the end. */
async function checkBatch(db: Db, check: Check, number: number): Promise<RowVerdict[]> {
  const { companyId, id } = check;
  refuseUnlessChecking(await lockImport(db, companyId, id), check);
  const rows = await rowsAfter(db, companyId, id, number, batchRows);
  if (rows.length === 0) return [];
  const verdicts = await judgeRows(db, companyId, rows, check, check.around);
  await writeVerdicts(db, companyId, id, verdicts);
  return verdicts;
}

/** A transaction a batch, so that nobody waits for the whole file. */
async function checkRows({ database }: Services, check: Check): Promise<Counts> {
  let counts = noRows;
  for (let last = 0; ;) {
    const verdicts = await database.inCompany(check.companyId, (db) => checkBatch(db, check, last));
    const end = verdicts.at(-1);
    if (!end) return counts;
    last = end.number;
    counts = withVerdicts(counts, verdicts);
  }
}

/** Judges every row of an uploaded file. */
export async function checkClientImport(
  ctx: Context,
  id: string,
  given: readonly ClientImportMappingInput[],
  matchBy: ClientImportMatch | null = null,
  values: readonly ClientImportValueInput[] = [],
): Promise<ClientImport> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(id)) throw notFound('import');
  const { database } = ctx.services;
  const { before, mapping, around } = await database.inCompany(companyId, async (db) => {
    const record = refuseUnlessChecking(await lockImport(db, companyId, id), null);
    const chosen = readMapping(given, record.headers.length, matchBy);
    const known = await surroundingsOf(db, companyId);
    const choices = readChoices(values, known);
    const begun = { status: 'Uploaded', mapping: chosen, matchBy, unmatchedValues: keptOf(choices) } as const;
    await updateImport(db, companyId, id, { ...begun, ...noRows });
    return { before: record, mapping: chosen, around: { ...known, choices } };
  });
  const unmatched = new UnmatchedValues();
  const check: Check = { companyId, id, mapping, matchBy, around, unmatched, claims: new Map() };
  const counts = await checkRows(ctx.services, check);
  return database.inCompany(companyId, async (db) => {
    refuseUnlessChecking(await lockImport(db, companyId, id), check);
    const unmatchedValues = unmatched.list(around.choices);
    const checked = { status: 'Checked', ...counts, unmatchedValues } as const;
    await updateImport(db, companyId, id, checked);
    await recordImport(db, ctx, 'checked', before, changedFields(before, { ...checked, mapping, matchBy }));
    await publish(db, { type: 'clientImportChanged', companyId, importId: id });
    return showImport(db, companyId, id);
  });
}

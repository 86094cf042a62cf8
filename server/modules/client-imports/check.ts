import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError, notFound } from '../../errors';
import { publish } from '../../events';
import { changedFields } from '../../lib/changedFields';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientImport, ClientImportMappingInput } from '../../schema.generated';
import { obstaclesAmong, type NewClient, type Obstacle } from '../clients/adding';
import { readRow, type Surroundings } from './readRow';
import { recordImport } from './record';
import { showImport } from './show';
import { surroundingsOf } from './surroundings';
import { lockImport, rowsAfter, updateImport, writeVerdicts } from './sql';
import type { ImportRecord, Mapping, RowVerdict } from './sql';

const batchRows = 1000;

export const problemOf: Readonly<Record<Obstacle, string>> = {
  EmailTaken: 'A client with this e-mail address exists already.',
  ExternalIdTaken: 'A client with this id exists already.',
};

const mappingProblem = (message: string) => badInput({ mapping: message });

/** One entry for each column of the file. */
function readMapping(given: readonly ClientImportMappingInput[], columns: number): Mapping {
  const mapping: Mapping[number][] = Array.from({ length: columns }, () => null);
  for (const { column, field } of given) {
    if (!Number.isInteger(column) || column < 0 || column >= columns) {
      throw mappingProblem('This file has no such column.');
    }
    if (mapping[column]) throw mappingProblem('Choose one field for each column.');
    if (mapping.includes(field)) throw mappingProblem(`Choose one column only for ${field}.`);
    mapping[column] = field;
  }
  const missing = (['Name', 'Email'] as const).filter((field) => !mapping.includes(field));
  if (missing.length > 0) {
    throw mappingProblem(`Choose a column for ${missing.join(' and for ')}: every client needs one.`);
  }
  return mapping;
}

/** What the rows before have claimed: a row of the file for each address and each id. */
interface Claims {
  emails: Map<string, number>;
  externalIds: Map<string, number>;
}

function claimProblems(
  { emails, externalIds }: Claims,
  { email, externalId }: Omit<NewClient, 'id'>,
): string[] {
  const sameEmail = emails.get(email.toLowerCase());
  const sameId = externalId === null ? undefined : externalIds.get(externalId);
  return [
    ...(sameEmail === undefined ? [] : [`Row ${sameEmail} has the same e-mail address.`]),
    ...(sameId === undefined ? [] : [`Row ${sameId} has the same id.`]),
  ];
}

function claim({ emails, externalIds }: Claims, number: number, client: Omit<NewClient, 'id'>): void {
  emails.set(client.email.toLowerCase(), number);
  if (client.externalId !== null) externalIds.set(client.externalId, number);
}

type Read = { number: number; client: Omit<NewClient, 'id'> | null; problems: string[] };

async function judge(
  db: Db,
  companyId: string,
  rows: readonly Read[],
  claims: Claims,
): Promise<RowVerdict[]> {
  const readable = rows.flatMap(({ number, client }) => (client ? [{ ...client, id: String(number) }] : []));
  const obstacles = await obstaclesAmong(db, companyId, readable);
  return rows.map(({ number, client, problems: own }) => {
    const obstacle = obstacles.get(String(number));
    const problems = [
      ...own,
      ...(obstacle ? [problemOf[obstacle]] : []),
      ...(client ? claimProblems(claims, client) : []),
    ];
    const isGood = client !== null && problems.length === 0;
    if (isGood) claim(claims, number, client);
    return { number, status: isGood ? 'Good' : 'Refused', problems, clientId: null };
  });
}

function refuseUnlessChecking(record: ImportRecord | null, mapping: Mapping | null): ImportRecord {
  if (!record) throw notFound('import');
  if (record.status !== 'Uploaded' && record.status !== 'Checked') {
    throw new DomainError('CONFLICT', 'This import has begun already, so its columns are fixed.');
  }
  if (mapping && (record.status !== 'Uploaded' || String(record.mapping) !== String(mapping))) {
    throw new DomainError('CONFLICT', 'Somebody else chose other columns meanwhile. Check the rows again.');
  }
  return record;
}

interface Check {
  companyId: string;
  id: string;
  mapping: Mapping;
  claims: Claims;
}

/** Judges the rows after `number`, and says which was the last; null when there are no more. */
async function checkBatch(
  db: Db,
  { companyId, id, mapping, claims }: Check,
  number: number,
  around: Surroundings,
): Promise<{ last: number; good: number; refused: number } | null> {
  refuseUnlessChecking(await lockImport(db, companyId, id), mapping);
  const rows = await rowsAfter(db, companyId, id, number, batchRows);
  const last = rows.at(-1);
  if (!last) return null;
  const read = rows.map((row): Read => {
    const reading = readRow(row.cells, mapping, around);
    return 'client' in reading
      ? { number: row.number, client: reading.client, problems: [] }
      : { number: row.number, client: null, problems: reading.problems };
  });
  const verdicts = await judge(db, companyId, read, claims);
  await writeVerdicts(db, companyId, id, verdicts);
  const good = verdicts.filter(({ status }) => status === 'Good').length;
  return { last: last.number, good, refused: verdicts.length - good };
}

/** Judges every row of an uploaded file, a transaction a batch, so that nobody waits for the whole of it. */
export async function checkClientImport(
  ctx: Context,
  id: string,
  given: readonly ClientImportMappingInput[],
): Promise<ClientImport> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(id)) throw notFound('import');
  const { database } = ctx.services;
  const { before, mapping, around } = await database.inCompany(companyId, async (db) => {
    const record = refuseUnlessChecking(await lockImport(db, companyId, id), null);
    const chosen = readMapping(given, record.headers.length);
    const reset = { status: 'Uploaded', mapping: chosen, goodRows: 0, refusedRows: 0 } as const;
    await updateImport(db, companyId, id, reset);
    return { before: record, mapping: chosen, around: await surroundingsOf(db, companyId) };
  });

  const check: Check = { companyId, id, mapping, claims: { emails: new Map(), externalIds: new Map() } };
  const counts = { goodRows: 0, refusedRows: 0 };
  for (let last = 0; ;) {
    const batch = await database.inCompany(companyId, (db) => checkBatch(db, check, last, around));
    if (!batch) break;
    last = batch.last;
    counts.goodRows += batch.good;
    counts.refusedRows += batch.refused;
  }
  return database.inCompany(companyId, async (db) => {
    refuseUnlessChecking(await lockImport(db, companyId, id), mapping);
    const checked = { status: 'Checked', ...counts } as const;
    await updateImport(db, companyId, id, checked);
    await recordImport(db, ctx, 'checked', before, changedFields(before, { ...checked, mapping }));
    await publish(db, { type: 'clientImportChanged', companyId, importId: id });
    return showImport(db, companyId, id);
  });
}

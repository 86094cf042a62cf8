import type { Db } from '../../db/database';
import { emailKey } from '../../lib/emailAddress';
import type { ClientImportMatch } from '../../schema.generated';
import { changedFields } from '../../lib/changedFields';
import { inTurns } from '../../lib/inTurns';
import { obstaclesAmong, type Obstacle } from '../clients/adding';
import { fieldsOf, obstaclesToEdits, type ClientEdit, type ClientPatch } from '../clients/editing';
import { editOf } from './editOf';
import type { CsvRow } from './readCsv';
import { fieldsOfUpdates, type UnmatchedValues } from './values';
import { readRow, readUpdate, type RowReading, type Surroundings, type UpdateReading } from './readRow';
import { clientsMatching, type RowVerdict } from './rowsSql';
import type { Mapping } from './sql';

export const problemOf: Readonly<Record<Obstacle, string>> = {
  EmailTaken: 'A client with this email address exists already.',
  ExternalIdTaken: 'A client with this id exists already.',
};

/** By which row of the file each address, id and client has been taken. */
export type Claims = Map<string, number>;

export interface JudgedFile {
  mapping: Mapping;
  matchBy: ClientImportMatch | null;
  claims: Claims;
  unmatched: UnmatchedValues;
}

interface Read {
  number: number;
  /** The client that the row updates; null when it makes one. */
  clientId: string | null;
  reading: RowReading | UpdateReading;
}

const keyOf = (matchBy: ClientImportMatch, cells: readonly string[], mapping: Mapping): string => {
  const cell = (cells[mapping.indexOf(matchBy)] ?? '').trim().normalize('NFC');
  return matchBy === 'Email' ? emailKey(cell) : cell;
};

async function readRows(
  db: Db,
  companyId: string,
  rows: readonly CsvRow[],
  { mapping, matchBy, unmatched }: JudgedFile,
  around: Surroundings,
): Promise<Read[]> {
  const keys = matchBy ? rows.map(({ cells }) => keyOf(matchBy, cells, mapping)) : [];
  const known = matchBy ? await clientsMatching(db, companyId, matchBy, keys) : new Map<string, string>();
  return inTurns(rows, ({ number, cells }, index): Read => {
    const clientId = known.get(keys[index] ?? '') ?? null;
    const read = clientId ? readUpdate : readRow;
    unmatched.count(cells, mapping, around, clientId ? fieldsOfUpdates : undefined);
    return { number, clientId, reading: read(cells, mapping, around) };
  });
}

interface Claim {
  key: string;
  /** What another row does that claims the same. */
  likewise: string;
}

function fieldsIn(reading: Read['reading']): Pick<ClientPatch, 'email' | 'externalId'> {
  if ('client' in reading) return reading.client;
  return 'patch' in reading ? reading.patch : {};
}

/** What no other row of the file may have too. */
function claimsOf({ clientId, reading }: Read): Claim[] {
  const { email, externalId } = fieldsIn(reading);
  const claims = [
    { key: email && `email ${emailKey(email)}`, likewise: 'has the same email address' },
    { key: externalId && `id ${externalId}`, likewise: 'has the same id' },
    { key: clientId && `client ${clientId}`, likewise: 'updates the same client' },
  ];
  return claims.flatMap(({ key, likewise }) => (key ? [{ key, likewise }] : []));
}

interface Edits {
  edits: ClientEdit[];
  /** The ids of the clients that their edit does not change. */
  unchanged: Set<string>;
}

async function editsOf(db: Db, companyId: string, reads: readonly Read[]): Promise<Edits> {
  const updates = reads.flatMap(({ clientId: id, reading }) =>
    id && 'patch' in reading ? [{ id, reading }] : [],
  );
  const ids = updates.map(({ id }) => id);
  const now = ids.length > 0 ? await fieldsOf(db, companyId, ids) : new Map<string, ClientPatch>();
  const edits = updates.map(({ id, reading }) => editOf(id, reading, now.get(id)));
  const same = edits.filter(({ id, patch }) => changedFields(now.get(id) ?? {}, patch).length === 0);
  return { edits, unchanged: new Set(same.map(({ id }) => id)) };
}

/** Returns for each row whether it adds, updates or does not change a client, or why it is refused. */
export async function judgeRows(
  db: Db,
  companyId: string,
  rows: readonly CsvRow[],
  file: JudgedFile,
  around: Surroundings,
): Promise<RowVerdict[]> {
  const reads = await readRows(db, companyId, rows, file, around);
  const additions = reads.flatMap(({ number, reading }) =>
    'client' in reading ? [{ ...reading.client, id: String(number) }] : [],
  );
  const { edits, unchanged } = await editsOf(db, companyId, reads);
  const obstacles = new Map([
    ...(await obstaclesAmong(db, companyId, additions)),
    ...(await obstaclesToEdits(db, companyId, edits)),
  ]);
  return reads.map((read): RowVerdict => {
    const { number, clientId, reading } = read;
    if ('isSkipped' in reading) return { number, status: 'Skipped', problems: [], clientId: null };
    const obstacle = obstacles.get(clientId ?? String(number));
    const claims = claimsOf(read);
    const problems = [
      ...('problems' in reading ? reading.problems : []),
      ...(obstacle ? [problemOf[obstacle]] : []),
      ...claims.flatMap(({ key, likewise }) => {
        const row = file.claims.get(key);
        return row === undefined ? [] : [`Row ${row} ${likewise}.`];
      }),
    ];
    if (problems.length > 0) return { number, status: 'Refused', problems, clientId: null };
    for (const { key } of claims) file.claims.set(key, number);
    const update = clientId && unchanged.has(clientId) ? 'Unchanged' : 'Update';
    return { number, status: clientId ? update : 'Good', problems, clientId };
  });
}

/** How many rows of a batch came to this. */
export const countOf = (verdicts: readonly RowVerdict[], status: RowVerdict['status']): number =>
  verdicts.filter((verdict) => verdict.status === status).length;

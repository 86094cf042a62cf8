import type { Db } from '../../db/database';
import type { ClientImportMatch } from '../../schema.generated';
import { obstaclesAmong, type NewClient, type Obstacle } from '../clients/adding';
import { obstaclesToEdits, type ClientPatch } from '../clients/editing';
import type { CsvRow } from './readCsv';
import { readRow, readUpdate, type Surroundings } from './readRow';
import { clientsMatching, type Mapping, type RowVerdict } from './sql';

export const problemOf: Readonly<Record<Obstacle, string>> = {
  EmailTaken: 'A client with this e-mail address exists already.',
  ExternalIdTaken: 'A client with this id exists already.',
};

/** By which row of the file each address, id and client has been taken. */
export type Claims = Map<string, number>;

export interface JudgedFile {
  mapping: Mapping;
  matchBy: ClientImportMatch | null;
  claims: Claims;
}

interface Read {
  number: number;
  /** The client that the row updates; null when it makes one. */
  clientId: string | null;
  client: Omit<NewClient, 'id'> | null;
  patch: ClientPatch | null;
  problems: string[];
}

const keyOf = (matchBy: ClientImportMatch, cells: readonly string[], mapping: Mapping): string => {
  const cell = (cells[mapping.indexOf(matchBy)] ?? '').trim().normalize('NFC');
  return matchBy === 'Email' ? cell.toLowerCase() : cell;
};

async function readRows(
  db: Db,
  companyId: string,
  rows: readonly CsvRow[],
  { mapping, matchBy }: JudgedFile,
  around: Surroundings,
): Promise<Read[]> {
  const keys = matchBy ? rows.map(({ cells }) => keyOf(matchBy, cells, mapping)) : [];
  const known = matchBy ? await clientsMatching(db, companyId, matchBy, keys) : null;
  return rows.map(({ number, cells }, index): Read => {
    const clientId = known?.get(keys[index] ?? '') ?? null;
    const nothing = { number, clientId, client: null, patch: null };
    if (clientId) {
      const reading = readUpdate(cells, mapping, around);
      return 'patch' in reading
        ? { ...nothing, patch: reading.patch, problems: [] }
        : { ...nothing, problems: reading.problems };
    }
    const reading = readRow(cells, mapping, around);
    return 'client' in reading
      ? { ...nothing, client: reading.client, problems: [] }
      : { ...nothing, problems: reading.problems };
  });
}

/** What no other row of the file may have too, with what is said of a row that has. */
function claimsOf({ clientId, client, patch }: Read): { key: string; problem: (row: number) => string }[] {
  const { email, externalId } = client ?? patch ?? {};
  return [
    ...(email
      ? [
          {
            key: `email ${email.toLowerCase()}`,
            problem: (row: number) => `Row ${row} has the same e-mail address.`,
          },
        ]
      : []),
    ...(externalId
      ? [{ key: `id ${externalId}`, problem: (row: number) => `Row ${row} has the same id.` }]
      : []),
    ...(clientId
      ? [{ key: `client ${clientId}`, problem: (row: number) => `Row ${row} updates the same client.` }]
      : []),
  ];
}

/** Says of each row whether it can be added, updates a client, or why it can do neither. */
export async function judgeRows(
  db: Db,
  companyId: string,
  rows: readonly CsvRow[],
  file: JudgedFile,
  around: Surroundings,
): Promise<RowVerdict[]> {
  const reads = await readRows(db, companyId, rows, file, around);
  const additions = reads.flatMap(({ number, client }) =>
    client ? [{ ...client, id: String(number) }] : [],
  );
  const edits = reads.flatMap(({ clientId, patch }) => (clientId && patch ? [{ id: clientId, patch }] : []));
  const obstacles = new Map([
    ...(await obstaclesAmong(db, companyId, additions)),
    ...(await obstaclesToEdits(db, companyId, edits)),
  ]);
  return reads.map((read): RowVerdict => {
    const { number, clientId } = read;
    const obstacle = obstacles.get(clientId ?? String(number));
    const own = claimsOf(read);
    const claimed = own.flatMap(({ key, problem }) => {
      const row = file.claims.get(key);
      return row === undefined ? [] : [problem(row)];
    });
    const problems = [...read.problems, ...(obstacle ? [problemOf[obstacle]] : []), ...claimed];
    if (problems.length > 0) return { number, status: 'Refused', problems, clientId: null };
    for (const { key } of own) file.claims.set(key, number);
    return { number, status: clientId ? 'Update' : 'Good', problems, clientId };
  });
}

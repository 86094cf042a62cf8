import type { Db } from '../../platform';
import { storedMessage, t } from '../../lib/i18n/i18n';
import { emailKey } from '../../lib/emailAddress';
import type { ClientImportMatch } from '../../../contract/enums';
import { changedFields } from '../../lib/changedFields';
import { mapInBatches } from '../../lib/mapInBatches';
import { findClientConflicts, type ClientConflict } from '../addClients';
import { fieldsOf, findEditConflicts, type ClientEdit, type ClientPatch } from '../editing.repository';
import type { CsvRow } from './readCsv';
import { updateFields, type UnmatchedValues } from './values';
import {
  editOf,
  parseRow,
  parseUpdate,
  type RowReading,
  type RowContext,
  type UpdateReading,
} from './parseRow';
import { findMatchingClients, type RowResult } from './rows.repository';
import type { Mapping } from './imports.repository';

export const conflictMessages: Readonly<Record<ClientConflict, () => string>> = {
  EmailTaken: () => t('Another client already has this email address.'),
  ExternalIdTaken: () => t('Another client already has this ID.'),
};

/** The number of the row that first used each address, id and client. */
export type Claims = Map<string, number>;

export interface FileValidation {
  mapping: Mapping;
  matchBy: ClientImportMatch | null;
  claims: Claims;
  unmatched: UnmatchedValues;
}

interface ParsedRow {
  number: number;
  /** The id of the client that the row updates, or null for a new client. */
  clientId: string | null;
  reading: RowReading | UpdateReading;
}

const matchKeyOf = (matchBy: ClientImportMatch, cells: readonly string[], mapping: Mapping): string => {
  const cell = (cells[mapping.indexOf(matchBy)] ?? '').trim().normalize('NFC');
  return matchBy === 'Email' ? emailKey(cell) : cell;
};

async function parseRows(
  db: Db,
  companyId: string,
  rows: readonly CsvRow[],
  { mapping, matchBy, unmatched }: FileValidation,
  context: RowContext,
): Promise<ParsedRow[]> {
  const keys = matchBy ? rows.map(({ cells }) => matchKeyOf(matchBy, cells, mapping)) : [];
  const clientIds = matchBy
    ? await findMatchingClients(db, companyId, matchBy, keys)
    : new Map<string, string>();
  return mapInBatches(rows, ({ number, cells }, index): ParsedRow => {
    const clientId = clientIds.get(keys[index] ?? '') ?? null;
    const read = clientId ? parseUpdate : parseRow;
    unmatched.count(cells, mapping, context, clientId ? updateFields : undefined);
    return { number, clientId, reading: read(cells, mapping, context) };
  });
}

interface Claim {
  key: string;
  /** Returns the message about an earlier row with the same key. */
  duplicateText: (row: number) => string;
}

function fieldsIn(reading: ParsedRow['reading']): Pick<ClientPatch, 'email' | 'externalId'> {
  if ('client' in reading) return reading.client;
  return 'patch' in reading ? reading.patch : {};
}

/** Returns the values that no other row of the file may repeat. */
function claimsOf({ clientId, reading }: ParsedRow): Claim[] {
  const { email, externalId } = fieldsIn(reading);
  const claims = [
    {
      key: email && `email ${emailKey(email)}`,
      duplicateText: (row: number) => t('Row {row} has the same email address.', { row }),
    },
    {
      key: externalId && `id ${externalId}`,
      duplicateText: (row: number) => t('Row {row} has the same ID.', { row }),
    },
    {
      key: clientId && `client ${clientId}`,
      duplicateText: (row: number) => t('Row {row} updates the same client.', { row }),
    },
  ];
  return claims.flatMap(({ key, duplicateText }) => (key ? [{ key, duplicateText }] : []));
}

interface Edits {
  edits: ClientEdit[];
  /** The ids of clients whose edit changes nothing. */
  unchanged: Set<string>;
}

async function editsOf(db: Db, companyId: string, parsedRows: readonly ParsedRow[]): Promise<Edits> {
  const updates = parsedRows.flatMap(({ clientId: id, reading }) =>
    id && 'patch' in reading ? [{ id, reading }] : [],
  );
  const ids = updates.map(({ id }) => id);
  const current = ids.length > 0 ? await fieldsOf(db, companyId, ids) : new Map<string, ClientPatch>();
  const edits = updates.map(({ id, reading }) => editOf(id, reading, current.get(id)));
  const unchangedEdits = edits.filter(
    ({ id, patch }) => changedFields(current.get(id) ?? {}, patch).length === 0,
  );
  return { edits, unchanged: new Set(unchangedEdits.map(({ id }) => id)) };
}

/**
 * Returns for each row whether it adds, updates or does not change a client, is skipped, or why it is
 * refused. Adds the claims of accepted rows and the unmatched values to `file`.
 */
export async function validateRows(
  db: Db,
  companyId: string,
  rows: readonly CsvRow[],
  file: FileValidation,
  context: RowContext,
): Promise<RowResult[]> {
  const parsedRows = await parseRows(db, companyId, rows, file, context);
  const additions = parsedRows.flatMap(({ number, reading }) =>
    'client' in reading ? [{ ...reading.client, id: String(number) }] : [],
  );
  const { edits, unchanged } = await editsOf(db, companyId, parsedRows);
  const conflicts = new Map([
    ...(await findClientConflicts(db, companyId, additions)),
    ...(await findEditConflicts(db, companyId, edits)),
  ]);
  return parsedRows.map((read): RowResult => {
    const { number, clientId, reading } = read;
    if ('isSkipped' in reading) return { number, status: 'Skipped', problems: [], clientId: null };
    const conflict = conflicts.get(clientId ?? String(number));
    const claims = claimsOf(read);
    const problems = [
      ...('problems' in reading ? reading.problems : []),
      ...(conflict ? [storedMessage(conflictMessages[conflict])] : []),
      ...claims.flatMap(({ key, duplicateText }) => {
        const row = file.claims.get(key);
        return row === undefined ? [] : [storedMessage(() => duplicateText(row))];
      }),
    ];
    if (problems.length > 0) return { number, status: 'Refused', problems, clientId: null };
    for (const { key } of claims) file.claims.set(key, number);
    const updateStatus = clientId && unchanged.has(clientId) ? 'Unchanged' : 'Update';
    return { number, status: clientId ? updateStatus : 'Good', problems, clientId };
  });
}

export const countOf = (results: readonly RowResult[], status: RowResult['status']): number =>
  results.filter((result) => result.status === status).length;

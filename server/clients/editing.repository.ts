import type { Db } from '../platform';
import { emailKey } from '../lib/emailAddress';
import type { ClientConflict } from './addClients';
import { clientFieldNames, clientFieldSpecs, type ClientFieldValues } from './fields';
import { withClientTotals } from './totals.repository';

type FieldsRow = { id: string } & ClientFieldValues;

declare module '../platform/db/rows.generated' {
  interface StatementRows {
    clientFields: FieldsRow;
    clientFieldsForUpdate: FieldsRow;
  }
}

/** The fields that `updateClient` and an import can change. Omitted fields stay unchanged. */
export type ClientPatch = Partial<ClientFieldValues>;

export interface ClientEdit {
  id: string;
  patch: ClientPatch;
}

const fieldAssignments = clientFieldNames.map((field) => {
  const { column } = clientFieldSpecs[field];
  const value =
    field === 'tags'
      ? `array(select jsonb_array_elements_text(e.patch->'tags'))`
      : field === 'country'
        ? `(e.patch->>'country')::char(2)`
        : `e.patch->>'${field}'`;
  return `${column} = case when e.patch ? '${field}' then ${value} else c.${column} end`;
});

const assignments = [
  ...fieldAssignments,
  // A client who shares an address with another client keeps a unique key until the address changes.
  `sorted_email = case when e.patch->>'email' <> c.email then e."emailKey" else c.sorted_email end`,
];

const emailKeyOf = ({ email }: ClientPatch): string | undefined =>
  email === undefined ? email : emailKey(email);

/** Locks clients until the transaction ends, in the order of their ids to avoid deadlocks. */
export async function lockClients(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `/* lockClients */ select from clients where company_id = $1 and id = any($2::uuid[]) order by id for no key update`,
    [companyId, ids],
  );
}

/** Changes clients in one statement. Callers that depend on current values have to lock the clients first. */
export async function editClients(db: Db, companyId: string, edits: readonly ClientEdit[]): Promise<void> {
  const ids = edits.map(({ id }) => id);
  await withClientTotals(db, companyId, ids, () =>
    db.query(
      `/* editClients */
       update clients c set ${assignments.join(', ')}, lock_version = c.lock_version + 1, updated_at = now()
       from jsonb_to_recordset($2::jsonb) as e(id uuid, patch jsonb, "emailKey" text)
       where c.company_id = $1 and c.id = e.id`,
      [companyId, JSON.stringify(edits.map((edit) => ({ ...edit, emailKey: emailKeyOf(edit.patch) })))],
    ),
  );
}

const selectedFields = clientFieldNames.map((field) => `${clientFieldSpecs[field].column} as "${field}"`);

const selectFields = `select id, ${selectedFields.join(', ')} from clients
     where company_id = $1 and id = any($2::uuid[])`;

type FieldsById = Map<string, ClientFieldValues>;

const toFieldsById = (rows: readonly FieldsRow[]): FieldsById =>
  new Map(rows.map(({ id, ...fields }) => [id, fields]));

/** Returns the current fields of clients by client id. */
export async function fieldsOf(db: Db, companyId: string, ids: readonly string[]): Promise<FieldsById> {
  const { rows } = await db.query(`/* clientFields */ ${selectFields}`, [companyId, ids]);
  return toFieldsById(rows);
}

/**
 * Returns the fields of clients by client id and locks the clients in the order of their ids to avoid
 * deadlocks.
 */
export async function fieldsForUpdate(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<FieldsById> {
  const { rows } = await db.query(
    `/* clientFieldsForUpdate */ ${selectFields} order by id for no key update`,
    [companyId, ids],
  );
  return toFieldsById(rows);
}

/** Returns conflicts of the edits with other clients' addresses and external ids, by client id. */
export async function findEditConflicts(
  db: Db,
  companyId: string,
  edits: readonly ClientEdit[],
): Promise<Map<string, ClientConflict>> {
  const { rows } = await db.query(
    `/* clientEditConflicts */
     with edit as (
       select id, email, "emailKey", "externalId"
       from jsonb_to_recordset($2::jsonb) as e(id uuid, email text, "emailKey" text, "externalId" text)
     )
     select e.id, 'EmailTaken' as conflict
     from edit e join clients own on own.company_id = $1 and own.id = e.id and own.email <> e.email
     join clients c on c.company_id = $1 and c.sorted_email = e."emailKey" and c.id <> e.id
     union all
     select e.id, 'ExternalIdTaken'
     from edit e join clients c on c.company_id = $1 and c.external_id = e."externalId" and c.id <> e.id`,
    [
      companyId,
      JSON.stringify(
        edits.map(({ id, patch }) => {
          const { email, externalId } = patch;
          return { id, email, emailKey: emailKeyOf(patch), externalId };
        }),
      ),
    ],
  );
  return new Map(rows.map(({ id, conflict }) => [id, conflict]));
}

import type { Db } from '../../db/database';
import { emailKey } from '../../lib/emailAddress';
import type { Obstacle } from './adding';

export { clientById, clientExists } from './sql';

/** A client's own fields, as `updateClient` and an import may change them; what is left out stays as it is. */
export interface ClientPatch {
  name?: string;
  email?: string;
  phone?: string | null;
  contactFirstName?: string | null;
  contactLastName?: string | null;
  addressLine1?: string | null;
  addressLine2?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
  country?: string | null;
  taxId?: string | null;
  website?: string | null;
  tags?: readonly string[];
  note?: string | null;
  externalId?: string | null;
}

export interface ClientEdit {
  id: string;
  patch: ClientPatch;
}

const columnOf: Readonly<Record<keyof ClientPatch, string>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  contactFirstName: 'contact_first_name',
  contactLastName: 'contact_last_name',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  state: 'state',
  postalCode: 'postal_code',
  country: 'country',
  taxId: 'tax_id',
  website: 'website',
  tags: 'tags',
  note: 'note',
  externalId: 'external_id',
};

const columns = Object.entries(columnOf);

const fieldAssignments = columns.map(([field, column]) => {
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
  // The key of a client that shares an address stays until the address changes.
  `sorted_email = case when e.patch->>'email' <> c.email then e."emailKey" else c.sorted_email end`,
];

const keyOf = ({ email }: ClientPatch): string | undefined => (email === undefined ? email : emailKey(email));

/** Holds clients until the transaction ends, in the order of their ids as every writer does, so that nobody waits in a circle. */
export async function lockClients(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `/* lockClients */ select from clients where company_id = $1 and id = any($2::uuid[]) order by id for no key update`,
    [companyId, ids],
  );
}

/** Changes clients in one statement, whoever else does: lock them first where their state matters. */
export async function editClients(db: Db, companyId: string, edits: readonly ClientEdit[]): Promise<void> {
  await db.query(
    `/* editClients */
     update clients c set ${assignments.join(', ')}, lock_version = c.lock_version + 1, updated_at = now()
     from jsonb_to_recordset($2::jsonb) as e(id uuid, patch jsonb, "emailKey" text)
     where c.company_id = $1 and c.id = e.id`,
    [companyId, JSON.stringify(edits.map((edit) => ({ ...edit, emailKey: keyOf(edit.patch) })))],
  );
}

const selectFields = `select id, ${columns.map(([field, column]) => `${column} as "${field}"`).join(', ')} from clients
     where company_id = $1 and id = any($2::uuid[])`;

type FieldsById = Map<string, Required<ClientPatch>>;

async function fieldsById(
  db: Db,
  companyId: string,
  ids: readonly string[],
  statement: string,
): Promise<FieldsById> {
  const { rows } = await db.query<{ id: string } & Required<ClientPatch>>(statement, [companyId, ids]);
  return new Map(rows.map(({ id, ...fields }) => [id, fields]));
}

/** Returns the fields of clients as they are now, by the clients' ids. */
export const fieldsOf = (db: Db, companyId: string, ids: readonly string[]): Promise<FieldsById> =>
  fieldsById(db, companyId, ids, `/* clientFields */ ${selectFields}`);

/** Locks clients in the order of their ids to avoid deadlocks. */
export const fieldsForUpdate = (db: Db, companyId: string, ids: readonly string[]): Promise<FieldsById> =>
  fieldsById(db, companyId, ids, `/* clientFieldsForUpdate */ ${selectFields} order by id for no key update`);

/** Which of these edits take an address or an external id that another client has. */
export async function obstaclesToEdits(
  db: Db,
  companyId: string,
  edits: readonly ClientEdit[],
): Promise<Map<string, Obstacle>> {
  const { rows } = await db.query<{ id: string; obstacle: Obstacle }>(
    `/* obstaclesToEdits */
     with edit as (
       select id, email, "emailKey", "externalId"
       from jsonb_to_recordset($2::jsonb) as e(id uuid, email text, "emailKey" text, "externalId" text)
     )
     select e.id, 'EmailTaken' as obstacle
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
          return { id, email, emailKey: keyOf(patch), externalId };
        }),
      ),
    ],
  );
  return new Map(rows.map(({ id, obstacle }) => [id, obstacle]));
}

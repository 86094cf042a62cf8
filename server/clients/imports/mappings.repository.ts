import type { ClientImportSavedColumn, ClientImportSavedMapping, Db } from '../../platform';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'client_import_mappings.columns': ClientImportSavedColumn[];
  }
}

export async function savedMappings(db: Db, companyId: string): Promise<ClientImportSavedMapping[]> {
  const { rows } = await db.query(
    `/* savedImportMappings */ select id, name, columns from client_import_mappings
     where company_id = $1 order by lower(name), id`,
    [companyId],
  );
  return rows;
}

/**
 * Inserts a mapping, or replaces the spelling and the columns of the mapping with the same name, ignoring
 * case.
 */
export async function upsertMapping(
  db: Db,
  companyId: string,
  operatorId: string,
  mapping: { id: string; name: string; columns: readonly ClientImportSavedColumn[] },
): Promise<ClientImportSavedMapping> {
  const { rows } = await db.query(
    `/* upsertImportMapping */
     insert into client_import_mappings (company_id, id, name, columns, created_by) values ($1, $2, $3, $4::jsonb, $5)
     on conflict (company_id, lower(name)) do update set name = excluded.name, columns = excluded.columns
     returning id, name, columns`,
    [companyId, mapping.id, mapping.name, JSON.stringify(mapping.columns), operatorId],
  );
  const [saved] = rows;
  if (!saved) throw new Error('The mapping was not saved.');
  return saved;
}

/** Deletes a mapping. Returns its name, or null if it does not exist. */
export async function deleteMapping(db: Db, companyId: string, id: string): Promise<string | null> {
  const { rows } = await db.query(
    `/* deleteImportMapping */ delete from client_import_mappings where company_id = $1 and id = $2 returning name`,
    [companyId, id],
  );
  return rows[0]?.name ?? null;
}

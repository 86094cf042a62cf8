import type { Db } from '../../db/database';

export interface Table {
  name: string;
  isView: boolean;
  /** Those that can be written. */
  columns: string[];
}

export const tablesOf = async (db: Pick<Db, 'query'>): Promise<Table[]> => {
  const { rows } = await db.query<Table>(
    `select c.relname as name, c.relkind = 'v' as "isView", array_agg(quote_ident(a.attname)) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and (c.relkind = 'v' or c.relrowsecurity)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname, c.relkind`,
  );
  return rows;
};

export const isNamedIn = (text: string, { name }: Table): boolean => new RegExp(`\\b${name}\\b`).test(text);

const enough = 1000;

/** The same rows, ids and all, but for whose they are. */
function copyOf({ name, columns }: Table, companyId: string, twinId: string): string {
  const own = name === 'companies' ? 'id' : 'company_id';
  const values = columns.map((column) => {
    if (column === own) return `'${twinId}'`;
    // What nobody else may have is the one thing that the twin goes without.
    return column === 'subdomain' ? 'null' : column;
  });
  return `insert into ${name} (${columns.join()}) select ${values.join()} from ${name}
    where ${own} = '${companyId}' limit ${enough} on conflict do nothing`;
}

/** Gives another company all that a company has in the tables of a statement. */
export function twinning(tables: readonly Table[], text: string, companyId: string, twinId: string): string {
  const named = tables.filter((table) => isNamedIn(text, table));
  // A view does not say which tables it is of.
  const read = named.some(({ isView }) => isView) ? tables : named;
  return read.flatMap((table) => (table.isView ? [] : [copyOf(table, companyId, twinId)])).join(';');
}

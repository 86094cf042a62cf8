import type { Db } from '../../platform';

export interface Table {
  name: string;
  isView: boolean;
  /** All columns except generated ones. */
  columns: string[];
}

export const loadTables = async (db: Pick<Db, 'query'>): Promise<Table[]> => {
  const { rows } = await db.query<Table>(
    `select c.relname as name, c.relkind = 'v' as "isView", array_agg(quote_ident(a.attname)) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and (c.relkind = 'v' or c.relrowsecurity)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname, c.relkind`,
  );
  return rows;
};

export const isMentionedIn = (text: string, { name }: Table): boolean =>
  new RegExp(`\\b${name}\\b`).test(text);

const maxCopiedRows = 1000;

/** Returns SQL that copies up to 1,000 rows of a table to another company. Keeps ids and skips conflicts. */
function copyTableSql({ name, columns }: Table, companyId: string, copyId: string): string {
  const companyColumn = name === 'companies' ? 'id' : 'company_id';
  const values = columns.map((column) => {
    if (column === companyColumn) return `'${copyId}'`;
    // Subdomains are unique across companies, so the copy has none.
    return column === 'subdomain' ? 'null' : column;
  });
  return `insert into ${name} (${columns.join()}) select ${values.join()} from ${name}
    where ${companyColumn} = '${companyId}' limit ${maxCopiedRows} on conflict do nothing`;
}

/**
 * Returns SQL that copies a company's rows to another company, in the tables that a statement mentions or, if
 * it mentions a view, in all tables.
 */
export function copyCompanySql(
  tables: readonly Table[],
  text: string,
  companyId: string,
  copyId: string,
): string {
  const mentionedTables = tables.filter((table) => isMentionedIn(text, table));
  // A statement with a view does not name the tables behind it.
  const copiedTables = mentionedTables.some(({ isView }) => isView) ? tables : mentionedTables;
  return copiedTables
    .flatMap((table) => (table.isView ? [] : [copyTableSql(table, companyId, copyId)]))
    .join(';');
}

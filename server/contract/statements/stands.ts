import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import type { Statement } from './trial';
import { isNamedIn, twinning, type Table } from './twin';

/** Puts the company where it is tried, and gives the statement as it is made there. */
export type Stand = (db: Db, companyId: string, statement: Statement) => Promise<Statement>;

/** In the name of a company that has nothing: whatever is found or changed is somebody else's. */
const asStranger: Stand = async (db, companyId, { text, values }) => {
  const stranger = newId();
  await db.query(
    `select set_config('app.company_id', '${stranger}', true);
     insert into companies (id, name, email) values ('${stranger}', 'Stranger', 'stranger@company.test')`,
  );
  return { text, values: values?.map((value) => (value === companyId ? stranger : value)) };
};

/** Beside a company that has the very same, under the same ids. */
const besideTwin =
  (tables: readonly Table[]): Stand =>
  async (db, companyId, statement) => {
    await db.query(twinning(tables, statement.text, companyId, newId()));
    return statement;
  };

/** Beside a company that has all that it had in one table. */
const besideHeir =
  ({ name }: Table): Stand =>
  async (db, companyId, statement) => {
    await db.query(`update ${name} set company_id = '${newId()}' where company_id = '${companyId}'`);
    return statement;
  };

/** Beside a company that has every other row of what it had in one table. */
const besideHalfHeir =
  ({ name }: Table, half: 0 | 1): Stand =>
  async (db, companyId, statement) => {
    await db.query(
      `update ${name} t set company_id = '${newId()}'
       from (select ctid as place, row_number() over (order by ctid) % 2 as half from ${name}
         where company_id = '${companyId}') halves
       where t.ctid = halves.place and halves.half = ${half}`,
    );
    return statement;
  };

const timesIn = (text: string, { name }: Table): number => text.split(new RegExp(`\\b${name}\\b`)).length - 1;

/** Wherever a statement may show that it looks beyond its company. */
export function standsFor(tables: readonly Table[], { text }: Statement): Stand[] {
  const named = tables.filter(
    (table) => isNamedIn(text, table) && !table.isView && table.name !== 'companies',
  );
  // Without the rows of its only table a company has nothing that the statement could be about.
  const heirs = named.length > 1 ? named.map(besideHeir) : [];
  const halves = named
    .filter((table) => timesIn(text, table) > 1)
    .flatMap((table) => [besideHalfHeir(table, 0), besideHalfHeir(table, 1)]);
  return [asStranger, besideTwin(tables), ...heirs, ...halves];
}

import type { Db } from '../../platform';
import { newId } from '../../lib/ids';
import type { Statement } from './runStatement';
import { isMentionedIn, copyCompanySql, type Table } from './copyCompany';

/** Prepares data for a statement and returns the statement to run with it. */
export type Scenario = (db: Db, companyId: string, statement: Statement) => Promise<Statement>;

/** Creates an empty company for the statement, so that any row it finds or changes is another company's. */
const asEmptyCompany: Scenario = async (db, companyId, { text, values }) => {
  const emptyCompanyId = newId();
  await db.query(
    `select set_config('app.company_id', '${emptyCompanyId}', true);
     insert into companies (id, name, email) values ('${emptyCompanyId}', 'Stranger', 'stranger@company.test')`,
  );
  return { text, values: values?.map((value) => (value === companyId ? emptyCompanyId : value)) };
};

/** Adds a company with the same rows and ids. */
const withCopiedCompany =
  (tables: readonly Table[]): Scenario =>
  async (db, companyId, statement) => {
    await db.query(copyCompanySql(tables, statement.text, companyId, newId()));
    return statement;
  };

/** Transfers all rows of one table to another company. */
const withTransferredTable =
  ({ name }: Table): Scenario =>
  async (db, companyId, statement) => {
    await db.query(`update ${name} set company_id = '${newId()}' where company_id = '${companyId}'`);
    return statement;
  };

/** Transfers every other row of one table to another company. */
const withHalfTransferred =
  ({ name }: Table, half: 0 | 1): Scenario =>
  async (db, companyId, statement) => {
    await db.query(
      `update ${name} t set company_id = '${newId()}'
       from (select ctid as place, row_number() over (order by ctid) % 2 as half from ${name}
         where company_id = '${companyId}') halves
       where t.ctid = halves.place and halves.half = ${half}`,
    );
    return statement;
  };

const countMentions = (text: string, { name }: Table): number =>
  text.split(new RegExp(`\\b${name}\\b`)).length - 1;

/** Returns the scenarios that can reveal a missing tenant condition in a statement. */
export function scenariosFor(tables: readonly Table[], { text }: Statement): Scenario[] {
  const mentionedTables = tables.filter(
    (table) => isMentionedIn(text, table) && !table.isView && table.name !== 'companies',
  );
  // If the statement uses only one table, transferring its rows leaves no data to test with.
  const transfers = mentionedTables.length > 1 ? mentionedTables.map(withTransferredTable) : [];
  const halfTransfers = mentionedTables
    .filter((table) => countMentions(text, table) > 1)
    .flatMap((table) => [withHalfTransferred(table, 0), withHalfTransferred(table, 1)]);
  return [asEmptyCompany, withCopiedCompany(tables), ...transfers, ...halfTransfers];
}

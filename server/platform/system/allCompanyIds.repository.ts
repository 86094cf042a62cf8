import type { Database, Db } from '../db/database';

const batchSize = 100;

/** Yields the id of every company with an operator. */
export async function* allCompanyIds(database: Database): AsyncGenerator<string> {
  let page: string[] = [];
  do {
    const last: string | null = page.at(-1) ?? null;
    page = await database.onPlatform((db) => companiesAfter(db, last));
    yield* page;
  } while (page.length === batchSize);
}

async function companiesAfter(db: Db, last: string | null): Promise<string[]> {
  const { rows } = await db.query(
    `/* companiesAfter */ select distinct company_id from operator_directory
     where $1::uuid is null or company_id > $1::uuid order by company_id limit $2`,
    [last, batchSize],
  );
  return rows.map((row) => row.company_id);
}

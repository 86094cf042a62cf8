import pg from 'pg';
import type { World } from '../../../testing/world';

/** What the database's own upkeep does within a minute: on a server only the owner may ask for it. */
export async function lookAfter(
  { services: { database, settings } }: World,
  tables = 'clients, mrr_movements, payments',
): Promise<void> {
  const upkeep = `vacuum analyze ${tables}`;
  if (!settings.databaseOwnerUrl) {
    await database.query(upkeep);
    return;
  }
  const owner = new pg.Client({ connectionString: settings.databaseOwnerUrl });
  await owner.connect();
  await owner.query(upkeep);
  await owner.end();
}

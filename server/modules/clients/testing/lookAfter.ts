import pg from 'pg';
import type { World } from '../../../testing/world';

/** On a server, what only its owner may ask. */
export async function askOwner(
  { services: { database, settings } }: World,
  statement: string,
): Promise<void> {
  if (!settings.databaseOwnerUrl) {
    await database.query(statement);
    return;
  }
  const owner = new pg.Client({ connectionString: settings.databaseOwnerUrl });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

/** What the database's own upkeep does within a minute. */
export const lookAfter = (world: World, tables = 'clients, mrr_movements, payments'): Promise<void> =>
  askOwner(world, `vacuum analyze ${tables}`);

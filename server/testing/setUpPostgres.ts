import { createPostgresTemplate } from './databaseTemplate';
import { startPostgresServer } from './postgresServer';

/**
 * Jest's global setup for PostgreSQL. Starts one server with a migrated template for all processes of the
 * run.
 */
export default async function setUpPostgres(): Promise<void> {
  const { url } = await startPostgresServer({ isRemovedOnExit: true });
  await createPostgresTemplate(url);
}

import { createPostgresTemplate } from './databaseTemplate';
import { startPostgresServer } from './postgresServer';

/** Jest's global setup for PostgreSQL: one server with a migrated template, which the run's processes share. */
export default async function setUpPostgres(): Promise<void> {
  const { url } = await startPostgresServer({ isRemovedOnExit: true });
  await createPostgresTemplate(url);
}

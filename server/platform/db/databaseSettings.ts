import type { Settings } from '../settings/settings';

export type DatabaseSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'databasePoolSize' | 'databaseWaitMs' | 'isProduction'
>;

/** How to handle a database that lacks migrations. */
export type WhenOutdated = 'Migrate' | 'Refuse';

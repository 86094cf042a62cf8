import type { Services } from '../../server/context';
import { closeServices, openServices } from '../../server/openServices';
import { parseSettings } from '../../server/settings';
import { freePort } from '../../server/testing/freePort';
import { newFolder, removeFolder } from '../../server/testing/folders';
import { type PostgresServer, startPostgresServer } from '../../server/testing/postgresServer';
import { aKey } from '../aKey';
import { putAwayIfEnded } from '../putAway';
import type { DatabaseKind } from '../table';

/** An empty database of a fault's own, and what the API has to be told to work on it. */
export interface Scene {
  kind: DatabaseKind;
  dataDir: string;
  settings: Readonly<Record<string, string>>;
  postgres: PostgresServer | null;
  /** Works on the database from this process; the embedded one must have no other at the time. */
  withServices<T>(work: (services: Services) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

interface SceneChoices {
  /** Where the data is to be; a folder of its own otherwise. */
  home?: string;
  /** Settings of PostgreSQL. */
  postgres?: Readonly<Record<string, string>>;
  /** What PostgreSQL runs under. */
  postgresUnder?: readonly string[];
}

export async function makeScene(kind: DatabaseKind, choices: SceneChoices = {}): Promise<Scene> {
  const dataDir = choices.home ?? (await newFolder('fault'));
  const postgres =
    kind === 'postgres'
      ? await startPostgresServer({
          home: choices.home,
          settings: choices.postgres,
          under: choices.postgresUnder,
        })
      : null;
  const putAway = async (): Promise<void> => {
    await postgres?.remove();
    if (!choices.home) await removeFolder(dataDir);
  };
  const forget = putAwayIfEnded(putAway);
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '0',
    SIGNING_KEY: aKey(),
    ENCRYPTION_KEY: aKey(),
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  return {
    kind,
    dataDir,
    settings,
    postgres,
    async withServices(work) {
      const services = await openServices(parseSettings(settings));
      try {
        return await work(services);
      } finally {
        await closeServices(services);
      }
    },
    remove: () => putAway().finally(forget),
  };
}

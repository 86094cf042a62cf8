import { type Services } from '../../server/platform';
import { parseSettings } from '../../server/platform/startup';
import { closeServices, openServices } from '../../server/openServices';
import { findFreePort } from '../../server/testing/findFreePort';
import { createTempFolder, removeFolder } from '../../server/testing/folders';
import { type PostgresServer, startPostgresServer } from '../../server/testing/postgresServer';
import { randomKey } from '../bench/randomKey';
import { registerTeardown } from '../bench/teardown';
import type { DatabaseKind } from '../bench/table';

/** An empty database for one fault, and the API settings that use it. */
export interface FaultEnvironment {
  kind: DatabaseKind;
  dataDir: string;
  settings: Readonly<Record<string, string>>;
  postgres: PostgresServer | null;
  /**
   * Runs `work` with services in this process, then closes them. No other process may use the embedded
   * database meanwhile.
   */
  withServices<T>(work: (services: Services) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

interface EnvironmentOptions {
  /** The data folder. Defaults to a temporary folder, which `remove` deletes. */
  home?: string;
  postgres?: Readonly<Record<string, string>>;
  /** A command that PostgreSQL runs under, such as `strace` with its arguments. */
  postgresUnder?: readonly string[];
}

export async function setUpEnvironment(
  kind: DatabaseKind,
  options: EnvironmentOptions = {},
): Promise<FaultEnvironment> {
  const dataDir = options.home ?? (await createTempFolder('fault'));
  const postgres =
    kind === 'postgres'
      ? await startPostgresServer({
          home: options.home,
          settings: options.postgres,
          wrapper: options.postgresUnder,
        })
      : null;
  const tearDown = async (): Promise<void> => {
    await postgres?.remove();
    if (!options.home) await removeFolder(dataDir);
  };
  const unregister = registerTeardown(tearDown);
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '0',
    SIGNING_KEY: randomKey(),
    ENCRYPTION_KEY: randomKey(),
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
    remove: () => tearDown().finally(unregister),
  };
}

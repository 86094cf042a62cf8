import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { builtConsole } from './consoleBuild';
import type { Services } from './context';
import { FolderInUseError } from './db/embedded/folderLock';
import { MigrationError } from './db/migrate';
import { LoginError } from './db/postgres/logins';
import { errorCode } from './db/errorCode';
import { closeServices } from './openServices';
import { startServices } from './services';
import { gapWarnings } from './productionGaps';
import { parseSettings, type Settings } from './settings';
import { SettingsError } from './settingsError';

const longestStopMs = 9000;

/** What whoever starts the program can mend: a sentence says more than a stack. */
const mendable = [SettingsError, FolderInUseError, MigrationError, LoginError];

function startFailure(error: unknown, port: string): string {
  if (mendable.some((kind) => error instanceof kind)) return (error as Error).message;
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Set PORT to a free one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Node reads .env itself; what the environment already holds stays. */
export function readEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function startLine({ publicUrl, databaseUrl, dataDir, mode }: Settings): string {
  const folder = path.relative('', dataDir) || dataDir;
  const database = databaseUrl
    ? `PostgreSQL at ${new URL(databaseUrl).host}`
    : `embedded database in ${folder}`;
  return `Livery is ready at ${publicUrl} (${database}, ${mode} mode).`;
}

async function stop(app: FastifyInstance, services: Services): Promise<void> {
  services.leaving.abort();
  // Whoever sends requests here finds out by its next look at /health/ready, and sends them here until then.
  await delay(services.settings.drainMs);
  const late = setTimeout(() => process.exit(1), longestStopMs).unref();
  await app.close();
  await closeServices(services);
  clearTimeout(late);
}

function stopOnSignal(app: FastifyInstance, services: Services): void {
  let isStopping = false;
  const heard = () => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    stop(app, services).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', heard);
  process.on('SIGINT', heard);
}

/** Runs the API until a signal ends it. */
export async function serve(
  prepare: (services: Services) => Promise<void> = async () => {},
): Promise<Settings> {
  const settings = parseSettings(process.env);
  const services = await startServices(settings);
  try {
    await prepare(services);
    const app = await buildApp(services, builtConsole);
    stopOnSignal(app, services);
    await app.listen({ host: settings.host, port: settings.port });
    for (const warning of gapWarnings(settings.productionGaps)) app.log.warn(warning);
  } catch (error) {
    await closeServices(services);
    throw error;
  }
  process.stdout.write(`${startLine(settings)}\n`);
  return settings;
}

/** Ends the process with one line when the start fails. */
export function failStart(error: unknown): never {
  process.stderr.write(`${startFailure(error, process.env.PORT ?? '4000')}\n`);
  process.exit(1);
}

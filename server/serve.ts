import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { consoleBuildFolder } from './consoleBuild';
import { gapWarnings, type Services, type Settings } from './platform';
import { closeServices } from './openServices';
import { startServices } from './services';

const maxShutdownMs = 9000;

function startLine({ publicUrl, databaseUrl, dataDir, mode }: Settings): string {
  const folder = path.relative('', dataDir) || dataDir;
  const database = databaseUrl
    ? `PostgreSQL at ${new URL(databaseUrl).host}`
    : `embedded database in ${folder}`;
  return `Livery is ready at ${publicUrl} (${database}, ${mode} mode).`;
}

async function shutDown(app: FastifyInstance, services: Services): Promise<void> {
  services.shutdownController.abort();
  // Load balancers notice the shutdown at their next check of /health/ready, and send requests until then.
  await delay(services.settings.drainMs);
  const forceExitTimer = setTimeout(() => process.exit(1), maxShutdownMs).unref();
  await app.close();
  await closeServices(services);
  clearTimeout(forceExitTimer);
}

function shutDownOnSignal(app: FastifyInstance, services: Services): void {
  let isShuttingDown = false;
  const onSignal = () => {
    // A second signal forces the exit.
    if (isShuttingDown) process.exit(1);
    isShuttingDown = true;
    shutDown(app, services).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Starts the API, which runs until SIGTERM or SIGINT. Closes the services and throws if the start fails. */
export async function serve(
  settings: Settings,
  prepare: (services: Services) => Promise<void> = async () => {},
): Promise<void> {
  const services = await startServices(settings);
  try {
    await prepare(services);
    const app = await buildApp(services, consoleBuildFolder);
    shutDownOnSignal(app, services);
    await app.listen({ host: settings.host, port: settings.port });
    for (const warning of gapWarnings(settings.productionGaps)) app.log.warn(warning);
  } catch (error) {
    await closeServices(services);
    throw error;
  }
  process.stdout.write(`${startLine(settings)}\n`);
}

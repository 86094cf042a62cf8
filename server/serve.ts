import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { consoleBuildFolder } from './consoleBuild';
import type { Services } from './context';
import { closeServices } from './openServices';
import { startServices } from './services';
import { gapWarnings } from './productionGaps';
import type { Settings } from './settings';

const longestStopMs = 9000;

function startLine({ publicUrl, databaseUrl, dataDir, mode }: Settings): string {
  const folder = path.relative('', dataDir) || dataDir;
  const database = databaseUrl
    ? `PostgreSQL at ${new URL(databaseUrl).host}`
    : `embedded database in ${folder}`;
  return `Livery is ready at ${publicUrl} (${database}, ${mode} mode).`;
}

async function stop(app: FastifyInstance, services: Services): Promise<void> {
  services.shutdownController.abort();
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
  settings: Settings,
  prepare: (services: Services) => Promise<void> = async () => {},
): Promise<void> {
  const services = await startServices(settings);
  try {
    await prepare(services);
    const app = await buildApp(services, consoleBuildFolder);
    stopOnSignal(app, services);
    await app.listen({ host: settings.host, port: settings.port });
    for (const warning of gapWarnings(settings.productionGaps)) app.log.warn(warning);
  } catch (error) {
    await closeServices(services);
    throw error;
  }
  process.stdout.write(`${startLine(settings)}\n`);
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../e2e/support/chromium';
import { ensureConsoleBuild } from '../../server/consoleBuild';
import type { Services } from '../../server/platform';
import { parseSettings } from '../../server/platform/startup';
import { closeServices, openServices } from '../../server/openServices';
import { startProgram, type ChildProgram, type StartOptions } from '../../server/testing/childProgram';
import { findFreePort } from '../../server/testing/findFreePort';
import { createTempFolder, removeFolder } from '../../server/testing/folders';
import { type PostgresServer, startPostgresServer } from '../../server/testing/postgresServer';
import { registerTeardown, type DatabaseKind } from './program';

/** An empty database, and the API settings that use it. */
export interface Environment {
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
  /** Settings of postgresql.conf. */
  postgres?: Readonly<Record<string, string>>;
  /** A command that PostgreSQL runs under, such as `strace` with its arguments. */
  wrapper?: readonly string[];
}

const randomKey = (): string => randomBytes(32).toString('base64');

export async function setUpEnvironment(
  kind: DatabaseKind,
  { home, postgres: postgresSettings, wrapper }: EnvironmentOptions = {},
): Promise<Environment> {
  const dataDir = home ?? (await createTempFolder('tool'));
  const postgres =
    kind === 'postgres' ? await startPostgresServer({ home, settings: postgresSettings, wrapper }) : null;
  const tearDown = async (): Promise<void> => {
    await postgres?.remove();
    if (!home) await removeFolder(dataDir);
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

/** The unmodified API in a separate process. */
export interface Api extends Pick<ChildProgram, 'processId' | 'errors' | 'isRunning' | 'kill' | 'exited'> {
  url: string;
  /** Returns the milliseconds from start to readiness. Throws if the API does not become ready. */
  ready(): Promise<number>;
}

const serverProgram = path.resolve(__dirname, '../../server/main.ts');
const startTimeoutMs = 300_000;

const children = new Set<ChildProgram>();
process.once('exit', () => children.forEach(({ processId }) => process.kill(processId, 'SIGKILL')));

/** Kills all API processes that are still running, for example after an error. */
export async function killAll(): Promise<void> {
  await Promise.all([...children].map((child) => child.kill()));
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Starts the API with these settings and `PATH`, without the rest of this process's environment. */
export function startApi(
  settings: Readonly<Record<string, string>>,
  options: Omit<StartOptions, 'environment'> = {},
): Api {
  const startedAt = performance.now();
  const environment = { PATH: process.env['PATH'] ?? '', ...settings };
  const child = startProgram(serverProgram, [], { ...options, environment });
  children.add(child);
  const unregister = registerTeardown(() => child.kill());
  void child.exited.then(() => (children.delete(child), unregister()));
  const url = `http://127.0.0.1:${settings['PORT']}`;
  return {
    ...child,
    url,
    async ready() {
      while (!(await isReady(url))) {
        if (!child.isRunning()) throw new Error(`The API did not start: ${child.errors.join('\n')}`);
        if (performance.now() - startedAt > startTimeoutMs)
          throw new Error('The API did not become ready in time.');
        await delay(15);
      }
      return performance.now() - startedAt;
    },
  };
}

/** Returns the resident memory of a process in bytes. */
export const residentBytes = (processId: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) * 1024;

/** Builds the console that the API serves, unless the build exists. */
export const buildConsole = (): void =>
  ensureConsoleBuild(parseSettings({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost' }));

/**
 * Launches a browser that Playwright does not close on signals, so that this process can run its teardown
 * first.
 */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: chromiumFlags,
    handleSIGINT: false,
    handleSIGTERM: false,
  });

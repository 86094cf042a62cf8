import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureConsoleBuild } from '../../server/consoleBuild';
import { parseSettings } from '../../server/platform/startup';
import { startProgram, type ChildProgram, type StartOptions } from '../../server/testing/childProgram';
import { registerTeardown } from '../bench/teardown';

const program = path.resolve(__dirname, '../../server/main.ts');
const startTimeoutMs = 300_000;
const pollIntervalMs = 15;

/** The unmodified API in a separate process. */
export interface Api extends Pick<ChildProgram, 'processId' | 'errors' | 'isRunning' | 'kill' | 'exited'> {
  url: string;
  /** Returns the milliseconds from start to readiness. Throws if the API does not become ready. */
  ready(): Promise<number>;
  /** Returns the CPU time since the start in milliseconds. Other load affects it less than elapsed time. */
  cpuMs(): number;
}

// User and system time are fields 14 and 15, in hundredths of a second. The process name before them may
// contain spaces.
const readCpuMs = (processId: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
};

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

/** Builds the console that the API serves, unless the build exists. */
export const buildConsole = (): void =>
  ensureConsoleBuild(parseSettings({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost' }));

/** Starts the API with these settings and `PATH`, without the rest of this process's environment. */
export function startApi(
  settings: Readonly<Record<string, string>>,
  options: Omit<StartOptions, 'environment'> = {},
): Api {
  const startedAt = performance.now();
  const { PATH = '' } = process.env;
  const environment = { PATH, ...settings };
  const child = startProgram(program, [], { ...options, environment });
  children.add(child);
  const unregister = registerTeardown(() => child.kill());
  void child.exited.then(() => (children.delete(child), unregister()));
  const url = `http://127.0.0.1:${settings['PORT']}`;
  return {
    ...child,
    url,
    cpuMs: () => readCpuMs(child.processId),
    async ready() {
      while (!(await isReady(url))) {
        if (!child.isRunning()) throw new Error(`The API did not start: ${child.errors.join('\n')}`);
        if (performance.now() - startedAt > startTimeoutMs)
          throw new Error('The API did not become ready in time.');
        await delay(pollIntervalMs);
      }
      return performance.now() - startedAt;
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureConsole } from '../../server/consoleBuild';
import { parseSettings } from '../../server/settings';
import { startProgram, type Child, type Start } from '../../server/testing/child';
import { putAwayIfEnded } from '../putAway';

const program = path.resolve(__dirname, '../../server/main.ts');
const patienceMs = 300_000;
const lookEveryMs = 15;

/** The API as a process of its own, with nothing in it that knows of the fault. */
export interface Api extends Pick<Child, 'processId' | 'errors' | 'isRunning' | 'kill' | 'ended'> {
  url: string;
  /** How long it took from its start until it was ready. */
  ready(): Promise<number>;
  /** How much of a processor it has used since, which says more than the time where a machine is busy. */
  processorMs(): number;
}

// In hundredths of a second, the 14th and 15th field, counted behind the name, which may hold anything.
const processorMsOf = (processId: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
};

const running = new Set<Child>();
process.once('exit', () => running.forEach(({ processId }) => process.kill(processId, 'SIGKILL')));

/** Ends what a fault has left running because it failed itself. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((child) => child.kill()));
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** The console that the API serves: built unless it is there. */
export const buildConsole = (): void =>
  ensureConsole(parseSettings({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost' }));

/** With these settings and none of this process's own. */
export function startApi(
  settings: Readonly<Record<string, string>>,
  how: Omit<Start, 'environment'> = {},
): Api {
  const began = performance.now();
  const { PATH = '' } = process.env;
  const environment = { PATH, ...settings };
  const child = startProgram(program, [], { ...how, environment });
  running.add(child);
  const forget = putAwayIfEnded(() => child.kill());
  void child.ended.then(() => (running.delete(child), forget()));
  const url = `http://127.0.0.1:${settings['PORT']}`;
  return {
    ...child,
    url,
    processorMs: () => processorMsOf(child.processId),
    async ready() {
      while (!(await isReady(url))) {
        if (!child.isRunning()) throw new Error(`The API did not start: ${child.errors.join('\n')}`);
        if (performance.now() - began > patienceMs) throw new Error('The API does not become ready.');
        await delay(lookEveryMs);
      }
      return performance.now() - began;
    },
  };
}

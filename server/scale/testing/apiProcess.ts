import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { startProgram } from '../../testing/childProgram';
import { waitUntil } from '../../testing/waitUntil';

const program = path.join(__dirname, '../../main.ts');
const timeoutMs = 300_000;

/** One of several API processes, started as in production. */
export interface ApiProcess {
  url: string;
  port: number;
  /** Returns the emails that this process has sent. */
  emails(): Promise<Email[]>;
  /** Suspends the process with SIGSTOP: it handles neither requests nor jobs. */
  freeze(): void;
  resume(): void;
  /** Sends SIGKILL or the given signal, and resolves when the process has exited. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function startApi(
  port: number,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<ApiProcess> {
  const environment = { ...settings, PORT: String(port), DATA_DIR: dataDir };
  const child = startProgram(program, [], { environment });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(() => {
    if (!child.isRunning()) throw new Error(`The API did not start: ${child.errors.join('\n')}`);
    return isReady(url);
  }, timeoutMs);
  const emailFolder = path.join(dataDir, 'mail');
  return {
    ...{ url, port },
    async emails() {
      const names = await readdir(emailFolder).catch(() => []);
      return Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(path.join(emailFolder, name)))),
      );
    },
    freeze: () => void process.kill(child.processId, 'SIGSTOP'),
    resume: () => void process.kill(child.processId, 'SIGCONT'),
    kill: (signal) => child.kill(signal),
  };
}

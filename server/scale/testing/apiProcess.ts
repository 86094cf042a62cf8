import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { startProgram } from '../../testing/child';
import { until } from '../../testing/until';

const program = path.join(__dirname, '../../main.ts');
const patienceMs = 300_000;

/** The API as it runs in production, one process of several. */
export interface ApiProcess {
  url: string;
  port: number;
  /** The mails that this process has sent. */
  mails(): Promise<Email[]>;
  /** Stands still: it neither answers nor works the queues. */
  freeze(): void;
  goOn(): void;
  /** By kill -9, unless another signal is named. */
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
  await until(() => {
    if (!child.isRunning()) throw new Error(`The API did not start: ${child.errors.join('\n')}`);
    return isReady(url);
  }, patienceMs);
  const mailFolder = path.join(dataDir, 'mail');
  return {
    ...{ url, port },
    async mails() {
      const names = await readdir(mailFolder).catch(() => []);
      return Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(path.join(mailFolder, name)))),
      );
    },
    freeze: () => void process.kill(child.processId, 'SIGSTOP'),
    goOn: () => void process.kill(child.processId, 'SIGCONT'),
    kill: (signal) => child.kill(signal),
  };
}

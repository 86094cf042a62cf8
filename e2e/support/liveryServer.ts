import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A real API with its own empty embedded database, serving the built console. */
export interface LiveryServer {
  url: string;
  dataFolder: string;
  /** Ends the process: SIGKILL by default, as a crash would. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function untilReady(url: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (process.exitCode !== null) throw new Error(`The server ended with code ${process.exitCode}.`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within a minute.');
}

interface Start {
  settings?: Record<string, string>;
  /** With the demo company and its year, as `npm run demo` has it. */
  isDemo?: boolean;
}

export async function startLivery({ settings = {}, isDemo = false }: Start = {}): Promise<LiveryServer> {
  const port = await freePort();
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'livery-e2e-'));
  const url = `http://localhost:${port}`;
  const program = isDemo ? ['server/start.ts', '--demo'] : ['server/main.ts'];
  const output: string[] = [];
  let child: ChildProcess | null = null;

  const start = async () => {
    child = spawn(process.execPath, ['--import', 'tsx', ...program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataFolder,
        REQUESTS_PER_MINUTE: '0',
        ...settings,
      },
    });
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    await untilReady(url, child).catch((error: Error) => {
      throw new Error(`${error.message}\n${output.slice(-40).join('')}`);
    });
  };
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };

  await start();
  return {
    url,
    dataFolder,
    kill,
    restart: start,
    stop: async () => {
      await kill('SIGTERM');
      fs.rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

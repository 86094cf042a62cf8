import { execFile, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../server/testing/findFreePort';
import { createTempFolder, removeFolder } from '../../server/testing/folders';
import { copyPreparedData } from './preparedData';

const execute = promisify(execFile);

/** A running API that serves the built console and has a separate embedded database. */
export interface LiveryServer {
  url: string;
  dataFolder: string;
  /** Ends the process, by default with SIGKILL like a crash. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Pauses the process until `resume`, so that a test can act while a job is running. */
  suspend(): void;
  resume(): void;
  /** Starts the server again on the same port and data. */
  restart(): Promise<void>;
  /** Runs a maintenance command, which requires a stopped server, and returns its output. */
  run(program: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

async function waitUntilReady(url: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (process.exitCode !== null) throw new Error(`The server ended with code ${process.exitCode}.`);
    const response = await fetch(`${url}/health/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within two minutes.');
}

interface StartOptions {
  settings?: Record<string, string>;
  /** Whether the server has the demo data, as with `npm run demo`. */
  isDemo?: boolean;
  /** A module that Node loads before the server. */
  preload?: string | null;
}

interface LaunchOptions extends Required<StartOptions> {
  url: string;
  dataFolder: string;
}

const nodeArguments = (program: readonly string[], preload: string | null = null) => [
  ...['tsx', ...(preload ? [preload] : [])].flatMap((module) => ['--import', module]),
  ...program,
];

const processOptions = ({ url, dataFolder, settings }: LaunchOptions) => ({
  // Runs in the server folder, which has no .env file of a developer.
  cwd: path.resolve(__dirname, '../../server'),
  // Omits the variables of this shell, which could name a real database.
  env: {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    REQUESTS_PER_MINUTE: '0',
    ...settings,
  },
});

async function launch(launchOptions: LaunchOptions): Promise<ChildProcess> {
  const { url, isDemo, preload } = launchOptions;
  const program = isDemo ? ['start.ts', '--demo'] : ['main.ts'];
  const child = spawn(process.execPath, nodeArguments(program, preload), {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...processOptions(launchOptions),
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await waitUntilReady(url, child).catch((error: Error) => {
    child.kill('SIGKILL');
    throw new Error(`${error.message}\n${output.slice(-40).join('')}`);
  });
  return child;
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  // A suspended process receives the signal only after SIGCONT.
  child.kill('SIGCONT');
  await exited;
}

export async function startLivery({
  settings = {},
  isDemo = false,
  preload = null,
}: StartOptions = {}): Promise<LiveryServer> {
  const url = `http://localhost:${await findFreePort()}`;
  const dataFolder = await createTempFolder('e2e');
  await copyPreparedData(dataFolder, isDemo ? 'demo' : 'empty', async (folder) => {
    await endProcess(
      await launch({ url, dataFolder: folder, settings: {}, isDemo, preload: null }),
      'SIGTERM',
    );
  });
  const launchOptions = { url, dataFolder, settings, isDemo, preload };
  const start = () => launch(launchOptions);
  let child = await start();
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => endProcess(child, signal);
  return {
    url,
    dataFolder,
    kill,
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    restart: async () => {
      child = await start();
    },
    run: async (program, ...args) =>
      (await execute(process.execPath, nodeArguments([program, ...args]), processOptions(launchOptions)))
        .stdout,
    stop: async () => {
      await kill('SIGTERM');
      await removeFolder(dataFolder);
    },
  };
}

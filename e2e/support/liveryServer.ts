import { execFile, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server/testing/freePort';
import { newFolder, removeFolder } from '../../server/testing/folders';
import { fillPrepared } from './preparedData';

const execute = promisify(execFile);

/** A real API with its own empty embedded database, serving the built console. */
export interface LiveryServer {
  url: string;
  dataFolder: string;
  /** Ends the process: SIGKILL by default, as a crash would. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Holds the process still until `resume`, so that a test can act while a job is running. */
  suspend(): void;
  resume(): void;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Runs a command of whoever keeps the server, which has to be stopped, and gives what it wrote. */
  run(program: string, ...given: string[]): Promise<string>;
  stop(): Promise<void>;
}

async function untilReady(url: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (process.exitCode !== null) throw new Error(`The server ended with code ${process.exitCode}.`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within two minutes.');
}

interface Start {
  settings?: Record<string, string>;
  /** With the demo company and its year, as `npm run demo` has it. */
  isDemo?: boolean;
}

interface Begin extends Required<Start> {
  url: string;
  dataFolder: string;
}

const asProgram = (program: readonly string[]) => ['--import', 'tsx', ...program];

const surroundings = ({ url, dataFolder, settings }: Begin) => ({
  // Where no .env of a developer's is.
  cwd: path.resolve(__dirname, '../../server'),
  // With nothing of this shell's, which may name a database that is somebody's.
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

async function begin(how: Begin): Promise<ChildProcess> {
  const { url, isDemo } = how;
  const program = isDemo ? ['start.ts', '--demo'] : ['main.ts'];
  const child = spawn(process.execPath, asProgram(program), {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...surroundings(how),
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await untilReady(url, child).catch((error: Error) => {
    child.kill('SIGKILL');
    throw new Error(`${error.message}\n${output.slice(-40).join('')}`);
  });
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  // A suspended process would keep the signal waiting.
  child.kill('SIGCONT');
  await ended;
}

export async function startLivery({ settings = {}, isDemo = false }: Start = {}): Promise<LiveryServer> {
  const url = `http://localhost:${await freePort()}`;
  const dataFolder = await newFolder('e2e');
  await fillPrepared(dataFolder, isDemo ? 'demo' : 'empty', async (folder) => {
    await end(await begin({ url, dataFolder: folder, settings: {}, isDemo }), 'SIGTERM');
  });
  const how = { url, dataFolder, settings, isDemo };
  const start = () => begin(how);
  let child = await start();
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => end(child, signal);
  return {
    url,
    dataFolder,
    kill,
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    restart: async () => {
      child = await start();
    },
    run: async (program, ...given) =>
      (await execute(process.execPath, asProgram([program, ...given]), surroundings(how))).stdout,
    stop: async () => {
      await kill('SIGTERM');
      await removeFolder(dataFolder);
    },
  };
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { errorCode } from '../db/errorCode';
import { homeVariable, newFolder, removeFolder } from './folders';
import { freePort } from './freePort';
import { dataOwnerId, postgresCommand } from './postgresPrograms';
import { until } from './until';

/** A PostgreSQL server that a test run, a test or a benchmark starts, stops and kills. */
export interface PostgresServer {
  /** The superuser's address. */
  url: string;
  isRunning(): boolean;
  start(): void;
  /** Starts the server without blocking this process, for benchmarks. */
  startBeside(): Promise<void>;
  /** Stops the server as a restart does: every connection is closed. */
  stop(): void;
  /** Sends SIGKILL to all of the server's processes. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

interface PostgresServerOptions {
  /** The folder for the data; a new one by default, in memory where there is room. */
  home?: string;
  /** A command that the server runs under, such as `faketime` with its arguments. */
  under?: readonly string[];
  /** Settings of postgresql.conf. */
  settings?: Readonly<Record<string, string>>;
  /** Stops the server and removes its data when this process exits, even when it is killed. */
  isRemovedOnExit?: boolean;
}

function run(program: string, ...given: string[]): void {
  const [first, rest] = postgresCommand(program, given);
  execFileSync(first, rest, { stdio: 'ignore', cwd: '/' });
}

async function runBeside(program: string, ...given: string[]): Promise<void> {
  const [first, rest] = postgresCommand(program, given);
  // The server inherits what its starter writes to, and so a pipe there would stay open for as long as it runs.
  const [code] = await once(spawn(first, rest, { stdio: 'ignore', cwd: '/' }), 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

// Also one that has ended and that its parent has not asked for: PostgreSQL takes its number for another server's.
const isAlive = (processId: number): boolean => existsSync(`/proc/${processId}`);

/** Whether a process is the server of this folder: the number of one that was killed may be another program's by now. */
function serves(processId: number, data: string): boolean {
  const words = `/proc/${processId}/cmdline`;
  return existsSync(words) && readFileSync(words, 'utf8').split('\0').includes(data);
}

/** The server's first process and all that it has started. */
function processesOf(data: string): number[] {
  const first = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  if (!serves(first, data)) return [];
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8');
  return [first, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

const isRunning = (data: string): boolean =>
  existsSync(path.join(data, 'postmaster.pid')) && processesOf(data).some(isAlive);

function endAtOnce(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

// A disk is only waited for where a benchmark measures it. Vacuuming would move the plans that tests look at,
// and compiling a query takes longer than running it on small tables.
const fastest = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', jit: 'off' };

/** Starts a process that stops the server when this process exits or is killed: its input closes then. */
function removeOnExit(home: string, data: string): void {
  const [command, args] = postgresCommand('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  const script = 'cat; home=$1; shift; "$@"; rm -rf "$home"';
  const guard = spawn('sh', ['-c', script, 'sh', home, command, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  });
  guard.unref();
  (guard.stdin as Socket).unref();
}

export async function startPostgresServer(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const home = options.home ?? (await newFolder('postgres'));
  const owner = dataOwnerId();
  if (owner !== null) chownSync(home, owner, 0);
  const data = path.join(home, 'data');
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    max_connections: '200',
    ...(!process.env[homeVariable] && fastest),
    ...options.settings,
  };
  const words = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const serverOptions = ['-p', port, ...words].join(' ');
  run('initdb', '-D', data, '-U', 'livery', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8');
  const starting = ['-D', data, '-w', '-l', path.join(home, 'log'), '-o', serverOptions, 'start'];
  const start = (): void => {
    const [first, rest] = postgresCommand('pg_ctl', starting);
    const [outermost = '', ...inside] = [...(options.under ?? []), first, ...rest];
    execFileSync(outermost, inside, { stdio: 'ignore', cwd: '/' });
  };
  if (options.isRemovedOnExit) removeOnExit(home, data);
  start();
  const kill = async (): Promise<void> => {
    const running = processesOf(data);
    running.forEach(endAtOnce);
    await until(() => !running.some(isAlive));
  };
  return {
    url: `postgres://livery@127.0.0.1:${port}/postgres`,
    isRunning: () => isRunning(data),
    start,
    startBeside: () => runBeside('pg_ctl', ...starting),
    stop: () => run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop'),
    kill,
    async remove() {
      // The data is discarded, so the server needs no orderly shutdown.
      if (isRunning(data)) await kill();
      await removeFolder(options.home ? data : home);
    },
  };
}

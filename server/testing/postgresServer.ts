import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { errorCode } from '../lib/errors';
import { homeVariable, createTempFolder, removeFolder } from './folders';
import { findFreePort } from './findFreePort';
import { dataOwnerId, postgresCommand } from './postgresPrograms';
import { waitUntil } from './waitUntil';

/** A PostgreSQL server that a test run, a test or a benchmark starts, stops and kills. */
export interface PostgresServer {
  /** The superuser's URL. */
  url: string;
  isRunning(): boolean;
  start(): void;
  /** Starts the server without blocking this process, for benchmarks. */
  startAsync(): Promise<void>;
  /** Stops the server and closes all connections, as a restart does. */
  stop(): void;
  /** Sends SIGKILL to all processes of the server. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

interface PostgresServerOptions {
  /** The folder for the data and the log. The default is a new folder, in memory if there is space. */
  home?: string;
  /** A command that the server runs under, such as `faketime` with its arguments. */
  wrapper?: readonly string[];
  /** Settings of postgresql.conf. */
  settings?: Readonly<Record<string, string>>;
  /** Whether to stop the server and remove its data when this process exits or is killed. */
  isRemovedOnExit?: boolean;
}

function run(program: string, ...args: string[]): void {
  const [first, rest] = postgresCommand(program, args);
  execFileSync(first, rest, { stdio: 'ignore', cwd: '/' });
}

async function runAsync(program: string, ...args: string[]): Promise<void> {
  const [first, rest] = postgresCommand(program, args);
  // The server inherits these streams, so a pipe would stay open while the server runs.
  const [code] = await once(spawn(first, rest, { stdio: 'ignore', cwd: '/' }), 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

// Includes zombie processes, because PostgreSQL treats the process id of a zombie as that of a running
// server.
const isAlive = (processId: number): boolean => existsSync(`/proc/${processId}`);

/**
 * Returns whether a process is the server of this folder. The id of a killed process may have been reused.
 */
function isServerOf(processId: number, data: string): boolean {
  const commandLine = `/proc/${processId}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').split('\0').includes(data);
}

/**
 * Returns the ids of the server's main process and its children, or an empty list if the id in
 * `postmaster.pid` belongs to another process.
 */
function processesOf(data: string): number[] {
  const first = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  if (!isServerOf(first, data)) return [];
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8');
  return [first, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

const isRunning = (data: string): boolean =>
  existsSync(path.join(data, 'postmaster.pid')) && processesOf(data).some(isAlive);

function killProcess(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

// Only benchmarks measure disk waits. Autovacuum would change the plans that tests check, and JIT compilation
// is slower than queries on small tables.
const fastSettings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', jit: 'off' };

/**
 * Starts a watchdog that stops the server and removes the folder when the watchdog's standard input closes:
 * when this process exits or is killed.
 */
function removeOnExit(home: string, data: string): void {
  const [command, args] = postgresCommand('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  const script = 'cat; home=$1; shift; "$@"; rm -rf "$home"';
  const watchdog = spawn('sh', ['-c', script, 'sh', home, command, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  });
  watchdog.unref();
  (watchdog.stdin as Socket).unref();
}

export async function startPostgresServer(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const home = options.home ?? (await createTempFolder('postgres'));
  const owner = dataOwnerId();
  if (owner !== null) chownSync(home, owner, 0);
  const data = path.join(home, 'data');
  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    max_connections: '200',
    ...(!process.env[homeVariable] && fastSettings),
    ...options.settings,
  };
  const settingArgs = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const serverOptions = ['-p', port, ...settingArgs].join(' ');
  run('initdb', '-D', data, '-U', 'livery', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8');
  const startArgs = ['-D', data, '-w', '-l', path.join(home, 'log'), '-o', serverOptions, 'start'];
  const start = (): void => {
    const [first, rest] = postgresCommand('pg_ctl', startArgs);
    const [command = '', ...args] = [...(options.wrapper ?? []), first, ...rest];
    execFileSync(command, args, { stdio: 'ignore', cwd: '/' });
  };
  if (options.isRemovedOnExit) removeOnExit(home, data);
  start();
  const kill = async (): Promise<void> => {
    const running = processesOf(data);
    running.forEach(killProcess);
    await waitUntil(() => !running.some(isAlive));
  };
  return {
    url: `postgres://livery@127.0.0.1:${port}/postgres`,
    isRunning: () => isRunning(data),
    start,
    startAsync: () => runAsync('pg_ctl', ...startArgs),
    stop: () => run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop'),
    kill,
    async remove() {
      // The data is discarded, so no graceful shutdown is needed.
      if (isRunning(data)) await kill();
      await removeFolder(options.home ? data : home);
    },
  };
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../db/errorCode';
import { freePort } from './freePort';
import { homeVariable, newFolder, removeFolder } from './template';

/** A PostgreSQL server of the test's own, to be stopped and started under use. */
export interface OwnPostgres {
  url: string;
  isRunning(): boolean;
  start(): void;
  /** The same without holding this process up meanwhile; for who measures. */
  startBeside(): Promise<void>;
  /** As a restart does it: every connection is ended. */
  stop(): void;
  /** kill -9 of all its processes. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** What differs from a server that is as fast as possible and lives in memory where that has room. */
interface OwnPostgresChoices {
  home?: string;
  /** The words of another program that the server runs under. */
  under?: readonly string[];
  /** Settings of postgresql.conf. */
  settings?: Readonly<Record<string, string>>;
}

const installed = '/usr/lib/postgresql';

function programs(): string {
  const versions = readdirSync(installed).sort((one, other) => Number(one) - Number(other));
  return path.join(installed, versions.at(-1) ?? '', 'bin');
}

// PostgreSQL does not run as root.
const isRoot = process.getuid?.() === 0;

const commandOf = (program: string, given: readonly string[]): [string, string[]] => {
  const command = [path.join(programs(), program), ...given];
  const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  return [first, rest];
};

function run(program: string, ...given: string[]): void {
  const [first, rest] = commandOf(program, given);
  execFileSync(first, rest, { stdio: 'ignore', cwd: '/' });
}

async function runBeside(program: string, ...given: string[]): Promise<void> {
  const [first, rest] = commandOf(program, given);
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

export async function makeOwnPostgres(choices: OwnPostgresChoices = {}): Promise<OwnPostgres> {
  const home = choices.home ?? (await newFolder('postgres'));
  if (isRoot) chownSync(home, Number(execFileSync('id', ['-u', 'postgres'])), 0);
  const data = path.join(home, 'data');
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    fsync: process.env[homeVariable] ? 'on' : 'off',
    ...choices.settings,
  };
  const words = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const options = ['-p', port, ...words].join(' ');
  run('initdb', '-D', data, '-U', 'livery', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8');
  const starting = ['-D', data, '-w', '-l', path.join(home, 'log'), '-o', options, 'start'];
  const start = (): void => {
    const [first, rest] = commandOf('pg_ctl', starting);
    const [outermost = '', ...inside] = [...(choices.under ?? []), first, ...rest];
    execFileSync(outermost, inside, { stdio: 'ignore', cwd: '/' });
  };
  const stop = (): void => run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop');
  start();
  const kill = async (): Promise<void> => {
    const running = processesOf(data);
    running.forEach(endAtOnce);
    while (running.some(isAlive)) await delay(5);
  };
  return {
    url: `postgres://livery@127.0.0.1:${port}/postgres`,
    isRunning: () => isRunning(data),
    start,
    startBeside: () => runBeside('pg_ctl', ...starting),
    stop,
    kill,
    async remove() {
      // Nothing of it is kept, so that it need not be stopped in good order.
      if (isRunning(data)) await kill();
      await removeFolder(choices.home ? data : home);
    },
  };
}

import { execFileSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { newFolder, removeFolder } from './template';

/** A PostgreSQL server of the test's own, to be stopped and started under use. */
export interface OwnPostgres {
  url: string;
  start(): void;
  /** As a restart does it: every connection is ended. */
  stop(): void;
  remove(): Promise<void>;
}

const installed = '/usr/lib/postgresql';

function programs(): string {
  const versions = readdirSync(installed).sort((one, other) => Number(one) - Number(other));
  return path.join(installed, versions.at(-1) ?? '', 'bin');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// PostgreSQL does not run as root.
const isRoot = process.getuid?.() === 0;

function run(program: string, ...given: string[]): void {
  const command = [path.join(programs(), program), ...given];
  const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  execFileSync(first, rest, { stdio: 'ignore', cwd: '/' });
}

export async function makeOwnPostgres(): Promise<OwnPostgres> {
  const home = await newFolder('postgres');
  if (isRoot) chownSync(home, Number(execFileSync('id', ['-u', 'postgres'])), 0);
  const data = path.join(home, 'data');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c fsync=off`;
  run('initdb', '-D', data, '-U', 'livery', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8');
  const start = (): void =>
    run('pg_ctl', '-D', data, '-w', '-l', path.join(home, 'log'), '-o', settings, 'start');
  const stop = (): void => run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop');
  start();
  return {
    url: `postgres://livery@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      stop();
      await removeFolder(home);
    },
  };
}

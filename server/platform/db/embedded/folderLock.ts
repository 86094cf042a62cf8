import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../../settings/startup';
import { errorCode } from '../../../lib/errors';

/** Thrown if another process uses the folder. Two processes in one folder would silently lose rows. */
export class FolderInUseError extends StartError {
  readonly code = 'FOLDER_IN_USE';

  constructor(
    folder: string,
    readonly processId: number | null,
  ) {
    super(
      `The database in ${folder} is in use by ${processId ? `process ${processId}` : 'another process'}.`,
    );
    this.name = 'FolderInUseError';
  }
}

// The operating system closes a listening socket when its process ends, so this lock is never stale.
function listenOn(address: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ENOENT' && code !== 'ECONNREFUSED'),
    );
  });
}

// Unix socket paths are limited to about 100 bytes, so the socket of a long path is in the temporary folder.
function socketPath(folder: string): string {
  const defaultPath = path.join(folder, 'lock');
  if (Buffer.byteLength(defaultPath) <= 100) return defaultPath;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `livery-${name}.lock`);
}

const readProcessId = (pidFile: string): number | null => {
  try {
    return Number(readFileSync(pidFile, 'utf8')) || null;
  } catch {
    return null;
  }
};

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Creates the folder if it is missing and locks it for this process. Throws `FolderInUseError` if it is
 * already locked, with the id of the locking process if known.
 */
export async function lockFolder(folderPath: string): Promise<FolderLock> {
  const folder = path.resolve(folderPath);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pidFile = path.join(folder, 'pid');
  const servers: net.Server[] = [];
  const createInUseError = () => new FolderInUseError(folder, readProcessId(pidFile));
  const release = async () => {
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
  };

  try {
    servers.push(...(await acquireSockets(folder, createInUseError)));
  } catch (error) {
    throw errorCode(error) === 'EADDRINUSE' ? createInUseError() : error;
  }
  writeFileSync(pidFile, String(process.pid));
  return {
    async release() {
      rmSync(pidFile, { force: true });
      await release();
    },
  };
}

async function acquireSockets(folder: string, createInUseError: () => Error): Promise<net.Server[]> {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex');
    return [await listenOn(`\\\\.\\pipe\\livery-${name}`)];
  }
  const servers: net.Server[] = [];
  const { dev, ino } = statSync(folder);
  // An abstract socket is atomic but invisible to other containers that share the folder, so a socket file is
  // also required.
  if (process.platform === 'linux') servers.push(await listenOn(`\0livery:${dev}:${ino}`));
  const file = socketPath(folder);
  try {
    if (await isListening(file)) throw createInUseError();
    rmSync(file, { force: true });
    servers.push(await listenOn(file));
    return servers;
  } catch (error) {
    servers.forEach((server) => server.close());
    throw error;
  }
}

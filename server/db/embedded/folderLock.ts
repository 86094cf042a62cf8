import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../../starting';
import { errorCode } from '../errorCode';

/** Another process works on this folder. Two at once would lose rows without a word. */
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

// The system drops a listening socket with its process, however that ends: such a lock is never stale.
function hold(address: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
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

// A socket's path has room for about a hundred characters.
function socketPath(folder: string): string {
  const inside = path.join(folder, 'lock');
  if (Buffer.byteLength(inside) <= 100) return inside;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `livery-${name}.lock`);
}

const heldBy = (pidFile: string): number | null => {
  try {
    return Number(readFileSync(pidFile, 'utf8')) || null;
  } catch {
    return null;
  }
};

export interface FolderLock {
  release(): Promise<void>;
}

/** Takes the folder for this process, or says which process has it. */
export async function lockFolder(given: string): Promise<FolderLock> {
  const folder = path.resolve(given);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pidFile = path.join(folder, 'pid');
  const held: net.Server[] = [];
  const inUse = () => new FolderInUseError(folder, heldBy(pidFile));
  const release = async () => {
    for (const server of held) await new Promise((resolve) => server.close(resolve));
  };

  try {
    held.push(...(await holdAll(folder, inUse)));
  } catch (error) {
    throw errorCode(error) === 'EADDRINUSE' ? inUse() : error;
  }
  writeFileSync(pidFile, String(process.pid));
  return {
    async release() {
      rmSync(pidFile, { force: true });
      await release();
    },
  };
}

async function holdAll(folder: string, inUse: () => Error): Promise<net.Server[]> {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(folder.toLowerCase()).digest('hex');
    return [await hold(`\\\\.\\pipe\\livery-${name}`)];
  }
  const held: net.Server[] = [];
  const { dev, ino } = statSync(folder);
  // Atomic, but unknown in another container that shares the folder: hence the file as well.
  if (process.platform === 'linux') held.push(await hold(`\0livery:${dev}:${ino}`));
  const file = socketPath(folder);
  try {
    if (await answers(file)) throw inUse();
    rmSync(file, { force: true });
    held.push(await hold(file));
    return held;
  } catch (error) {
    held.forEach((server) => server.close());
    throw error;
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const debianFolder = '/usr/lib/postgresql';
const minVersion = 15;

// PostgreSQL refuses to run as root.
const isRoot = process.getuid?.() === 0;
const account = 'postgres';

const readOutput = (command: string, ...args: string[]): string | null => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/**
 * Returns the user id of the account that PostgreSQL runs as for a root caller, or null if it does not exist.
 */
const accountId = (): number | null => {
  const id = readOutput('id', '-u', account);
  return id === null ? null : Number(id);
};

function findDebianPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number).filter(Boolean) : [];
  const newest = Math.max(0, ...versions);
  const folder = path.join(debianFolder, String(newest), 'bin');
  return newest >= minVersion && existsSync(path.join(folder, 'initdb')) ? folder : null;
}

function findProgramsOnPath(): string | null {
  const version = /^PostgreSQL (\d+)/.exec(readOutput('pg_config', '--version') ?? '');
  const folder = readOutput('pg_config', '--bindir');
  if (!folder || Number(version?.[1] ?? 0) < minVersion) return null;
  return existsSync(path.join(folder, 'initdb')) ? folder : null;
}

/** Returns the folder with the programs of PostgreSQL 15 or later, or null if no server can be started. */
export function findPostgres(): string | null {
  if (isRoot && accountId() === null) return null;
  return findDebianPrograms() ?? findProgramsOnPath();
}

/** Returns the command and arguments that run a PostgreSQL program under an account that it accepts. */
export function postgresCommand(program: string, args: readonly string[]): [string, string[]] {
  const command = path.join(findPostgres() ?? '', program);
  return isRoot ? ['runuser', ['-u', account, '--', command, ...args]] : [command, [...args]];
}

/** Returns the user id that must own PostgreSQL's data folder, or null if it is the current user. */
export const dataOwnerId = (): number | null => (isRoot ? accountId() : null);

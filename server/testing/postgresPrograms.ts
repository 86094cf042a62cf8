import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const debianFolder = '/usr/lib/postgresql';
const oldestVersion = 15;

// PostgreSQL refuses to run as root.
const isRoot = process.getuid?.() === 0;
const account = 'postgres';

const outputOf = (command: string, ...args: string[]): string | null => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/** The numeric id of the account that PostgreSQL runs as when the caller is root; null when there is none. */
const accountId = (): number | null => {
  const id = outputOf('id', '-u', account);
  return id === null ? null : Number(id);
};

function debianPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number).filter(Boolean) : [];
  const newest = Math.max(0, ...versions);
  const folder = path.join(debianFolder, String(newest), 'bin');
  return newest >= oldestVersion && existsSync(path.join(folder, 'initdb')) ? folder : null;
}

function programsOnPath(): string | null {
  const version = /^PostgreSQL (\d+)/.exec(outputOf('pg_config', '--version') ?? '');
  const folder = outputOf('pg_config', '--bindir');
  if (!folder || Number(version?.[1] ?? 0) < oldestVersion) return null;
  return existsSync(path.join(folder, 'initdb')) ? folder : null;
}

/** Returns the folder of an installed PostgreSQL server's programs, version 15 or later, or null when none can be started. */
export function findPostgres(): string | null {
  if (isRoot && accountId() === null) return null;
  return debianPrograms() ?? programsOnPath();
}

/** Returns the command and arguments that run one of PostgreSQL's programs under an account that it accepts. */
export function postgresCommand(program: string, args: readonly string[]): [string, string[]] {
  const command = path.join(findPostgres() ?? '', program);
  return isRoot ? ['runuser', ['-u', account, '--', command, ...args]] : [command, [...args]];
}

/** Returns the user id that must own PostgreSQL's data folder, or null when it is the caller's own. */
export const dataOwnerId = (): number | null => (isRoot ? accountId() : null);

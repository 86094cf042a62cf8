import os from 'node:os';
import { dependencies } from '../package.json';

export function describeMachine(): object {
  const cores = os.cpus();
  return {
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    processor: cores[0]?.model ?? 'unknown',
    cores: cores.length,
    memoryBytes: os.totalmem(),
    node: process.version,
  };
}

export const pgliteVersion = `PGlite ${dependencies['@electric-sql/pglite']}`;

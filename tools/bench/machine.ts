import os from 'node:os';
import { dependencies } from '../../package.json';

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

/** Describes the machine in one line, for docs/benchmarks.md. */
export function machineSummary(): string {
  const cores = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
  const system = `${os.type()} ${os.arch()}`;
  return `${cores.length} cores of ${cores[0]?.model ?? 'unknown'}, ${memory}, ${system}, Node ${process.version}`;
}

export const pgliteVersion = `PGlite ${dependencies['@electric-sql/pglite']}`;

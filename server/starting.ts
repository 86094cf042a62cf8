import { once } from 'node:events';
import { createServer } from 'node:net';
import { errorCode } from './db/errorCode';

/** Stops the start. Its message says how to fix it, so the program prints that alone, without a stack. */
export class StartError extends Error {}

/** Node reads .env itself; what the environment already holds stays. */
export function readEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Throws EADDRINUSE for a port that is taken, before the console is built and the database is opened. */
export async function requireFreePort({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  await once(probe.close(), 'close');
}

function startFailure(error: unknown, port: string): string {
  if (error instanceof StartError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Set PORT to a free one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Ends the process with one line when the start fails. */
export function failStart(error: unknown): never {
  process.stderr.write(`${startFailure(error, process.env.PORT ?? '4000')}\n`);
  process.exit(1);
}

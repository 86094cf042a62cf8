import { once } from 'node:events';
import { createServer } from 'node:net';
import { inspect } from 'node:util';
import { errorCode } from '../../lib/errors';

/**
 * An error that stops the start. The program prints only its message, without a stack, so the message must
 * explain the fix.
 */
export class StartError extends Error {}

/** Loads .env if it exists. Variables that are already set take precedence. */
export function readEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Throws `EADDRINUSE` if the port is taken. Call it before slow steps, such as the console build. */
export async function requireFreePort({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  await once(probe.close(), 'close');
}

function formatStartError(error: unknown, port: string): string {
  if (error instanceof StartError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Set PORT to a free one.`;
  }
  // Includes the stack of the error and of its causes.
  return inspect(error);
}

/** Prints why the start failed, and exits with code 1. */
export function failStart(error: unknown): never {
  process.stderr.write(`${formatStartError(error, process.env.PORT ?? '4000')}\n`);
  process.exit(1);
}

/** An invalid or missing setting, which prevents the start. The message names the setting. */
export class SettingsError extends StartError {}

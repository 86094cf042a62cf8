import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ephemeral ports of Linux (32768), macOS and Windows (49152), so that outgoing connections of
// other tests don't use them. Above the usual service ports.
const minPort = 20_000;
const maxPort = 32_767;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * Returns a port that no program listens on, for a server whose port must be known before it starts. Throws
 * after 100 attempts.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(minPort, maxPort + 1);
    if (await isFree(port)) return port;
  }
  throw new Error('No port of this machine is free.');
}

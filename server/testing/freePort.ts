import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports that Linux (32768), macOS and Windows (49152) give to whoever asks for any: a connection that another
// test opens meanwhile takes none of these. Above what services listen on by custom.
const first = 20_000;
const last = 32_767;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of this machine that nothing listens on, for a server that is told its port before it starts. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(first, last + 1);
    if (await isFree(port)) return port;
  }
  throw new Error('No port of this machine is free.');
}

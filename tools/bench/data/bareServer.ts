import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Replay } from './replay';

export async function startBareServer(replay: Replay): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    request.resume();
    const rows = await replay.rows();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await replay.close();
    },
  };
}

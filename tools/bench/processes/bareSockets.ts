import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { monotonicMs } from '../../lib/measure';
import { handleCommands } from '../../lib/childProcess';

/**
 * `url` returns the address. `broadcast` sends a message to every client that has sent one, and returns the
 * time before the first send.
 */
export type BareCommand = { do: 'url' } | { do: 'broadcast'; bytes: number };

const subscribers = new Set<WebSocket>();

const createMessage = (bytes: number): string => `{"type":"next"}`.padEnd(bytes);

async function main(): Promise<void> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('message', () => subscribers.add(socket));
    socket.on('close', () => subscribers.delete(socket));
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function broadcast(message: string): number {
    const startedAtMs = monotonicMs();
    for (const socket of subscribers) socket.send(message);
    return startedAtMs;
  }

  handleCommands<BareCommand>(async (command) =>
    command.do === 'url' ? `ws://127.0.0.1:${port}` : broadcast(createMessage(command.bytes)),
  );
}

void main();

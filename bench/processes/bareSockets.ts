import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { monotonicMs } from '../measure';
import { answerQuestions } from '../program';

/** Gives the address, or sends so many bytes to all that have said anything and gives the moment before it did. */
export type BareQuestion = { do: 'url' } | { do: 'broadcast'; bytes: number };

const listening = new Set<WebSocket>();

const messageOf = (bytes: number): string => `{"type":"next"}`.padEnd(bytes);

async function main(): Promise<void> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('message', () => listening.add(socket));
    socket.on('close', () => listening.delete(socket));
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function broadcast(message: string): number {
    const beganMs = monotonicMs();
    for (const socket of listening) socket.send(message);
    return beganMs;
  }

  answerQuestions<BareQuestion>(async (question) =>
    question.do === 'url' ? `ws://127.0.0.1:${port}` : broadcast(messageOf(question.bytes)),
  );
}

/** WebSocket and nothing else. */
void main();

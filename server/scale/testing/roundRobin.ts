import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One address before several processes: each request and each socket goes to the next of them. */
export interface RoundRobin {
  port: number;
  /** In whose turn nobody is asked, as after a health check that failed. */
  leaveOut(port: number): void;
  close(): Promise<void>;
}

export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  let inTurn = [...ports];
  let turns = 0;
  const next = (): number => inTurn[turns++ % inTurn.length] ?? 0;
  const carried = new Set<net.Socket>();

  const server = http.createServer((request, response) => {
    pass(request, next(), response).catch(() => response.writeHead(502).end());
  });
  server.on('upgrade', (request, caller: net.Socket, head) => {
    const api = net.connect(next(), '127.0.0.1', () => {
      api.write(headOf(request));
      api.write(head);
      caller.pipe(api).pipe(caller);
    });
    for (const [socket, other] of [
      [caller, api],
      [api, caller],
    ] as const) {
      carried.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => carried.delete(socket) && other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    leaveOut: (port) => void (inTurn = inTurn.filter((other) => other !== port)),
    async close() {
      for (const socket of carried) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const forwarded = (request: http.IncomingMessage): http.OutgoingHttpHeaders => ({
  ...request.headers,
  'x-forwarded-for': request.socket.remoteAddress,
});

async function pass(
  request: http.IncomingMessage,
  port: number,
  response: http.ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const { method, url: path } = request;
  const asked = http.request({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: forwarded(request),
    agent: false,
  });
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve).on('error', reject).end(body);
  });
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.on('error', () => response.destroy()).pipe(response);
}

function headOf({ method, url, rawHeaders }: http.IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

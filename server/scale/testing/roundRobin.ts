import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy that distributes requests and sockets over several processes in turn. */
export interface RoundRobin {
  port: number;
  /** Removes a process from the rotation, as a failed health check does. */
  remove(port: number): void;
  add(port: number): void;
  close(): Promise<void>;
}

export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  let activePorts = [...ports];
  let requestCount = 0;
  const nextPort = (): number => activePorts[requestCount++ % activePorts.length] ?? 0;
  const sockets = new Set<net.Socket>();

  const server = http.createServer((request, response) => {
    forward(request, nextPort(), response).catch(() => response.writeHead(502).end());
  });
  server.on('upgrade', (request, client: net.Socket, head) => {
    const api = net.connect(nextPort(), '127.0.0.1', () => {
      api.write(requestHead(request));
      api.write(head);
      client.pipe(api).pipe(client);
    });
    for (const [socket, other] of [
      [client, api],
      [api, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket) && other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    remove: (port) => void (activePorts = activePorts.filter((other) => other !== port)),
    add: (port) => void activePorts.push(port),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const forwardedHeaders = (request: http.IncomingMessage): http.OutgoingHttpHeaders => ({
  ...request.headers,
  'x-forwarded-for': request.socket.remoteAddress,
});

async function forward(
  request: http.IncomingMessage,
  port: number,
  response: http.ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const { method, url: path } = request;
  const upstreamRequest = http.request({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: forwardedHeaders(request),
    agent: false,
  });
  const upstreamResponse = await new Promise<http.IncomingMessage>((resolve, reject) => {
    upstreamRequest.on('response', resolve).on('error', reject).end(body);
  });
  response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
  upstreamResponse.on('error', () => response.destroy()).pipe(response);
}

function requestHead({ method, url, rawHeaders }: http.IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2)
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

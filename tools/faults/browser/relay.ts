import net, { type AddressInfo, type Socket } from 'node:net';

/**
 * A TCP proxy with a fixed address in front of the current API process. Without an API it refuses
 * connections.
 */
export interface Relay {
  url: string;
  forwardTo(url: string): Promise<void>;
  /** Refuses new connections. Open connections end with their API process. */
  refuse(): void;
  /** Ends every WebSocket, either with close code 1012 or by resetting the connection. */
  endSockets(mode: 'closed' | 'broken'): void;
  /** Returns the number of WebSocket requests since `sinceMs`, including failed ones. */
  countSocketRequestsSince(sinceMs: number): number;
  close(): void;
}

/** A WebSocket close frame with code 1012 (service restart). */
const serviceRestart = Buffer.from([0x88, 2, 1012 >> 8, 1012 & 0xff]);

const isSocketRequest = (head: Buffer): boolean => /^upgrade: websocket/im.test(head.toString('latin1'));

function end(socket: Socket, mode: 'closed' | 'broken'): void {
  if (mode === 'closed') socket.end(serviceRestart);
  else socket.resetAndDestroy();
}

export async function startRelay(): Promise<Relay> {
  let port = 0;
  const callers = new Set<Socket>();
  const sockets = new Set<Socket>();
  const requestedAtMs: number[] = [];
  const forward = (caller: Socket): void => {
    const api = net.connect(port, '127.0.0.1');
    callers.add(caller);
    caller.once('data', (head: Buffer) => {
      if (!isSocketRequest(head)) return;
      requestedAtMs.push(Date.now());
      sockets.add(caller);
    });
    caller.pipe(api).pipe(caller);
    caller.on('error', () => api.destroy());
    caller.on('close', () => {
      callers.delete(caller);
      sockets.delete(caller);
      api.destroy();
    });
    api.on('error', () => caller.destroy()).on('close', () => caller.destroy());
  };
  const server = net.createServer(forward);
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => server.once('error', reject).listen(at, '127.0.0.1', resolve));
  await listen(0);
  const relayPort = (server.address() as AddressInfo).port;
  server.close();

  return {
    url: `http://localhost:${relayPort}`,
    forwardTo(next) {
      port = Number(new URL(next).port);
      return server.listening ? Promise.resolve() : listen(relayPort);
    },
    refuse: () => void server.close(),
    endSockets(mode) {
      for (const socket of sockets) end(socket, mode);
    },
    countSocketRequestsSince: (sinceMs) => requestedAtMs.filter((at) => at >= sinceMs).length,
    close() {
      server.close();
      for (const caller of callers) caller.destroy();
    },
  };
}

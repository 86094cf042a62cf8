import net, { type AddressInfo, type Socket } from 'node:net';

/** One address before whichever API process serves just then: without one it refuses, as an API that is away does. */
export interface Relay {
  url: string;
  leadTo(url: string): Promise<void>;
  /** Refuses who comes anew; what it carries ends with the process at its other end. */
  refuse(): void;
  /** Ends every WebSocket that it carries, in the words of a server that restarts or as a torn cable does. */
  endSockets(how: 'closed' | 'broken'): void;
  /** How often somebody asked for a WebSocket since then, whatever became of it. */
  askedForSocketSince(sinceMs: number): number;
  close(): void;
}

/** A WebSocket's close frame with 1012, service restart. */
const serviceRestart = Buffer.from([0x88, 2, 1012 >> 8, 1012 & 0xff]);

const asksForSocket = (head: Buffer): boolean => /^upgrade: websocket/im.test(head.toString('latin1'));

function end(socket: Socket, how: 'closed' | 'broken'): void {
  if (how === 'closed') socket.end(serviceRestart);
  else socket.resetAndDestroy();
}

export async function startRelay(): Promise<Relay> {
  let port = 0;
  const carried = new Set<Socket>();
  const sockets = new Set<Socket>();
  const askedAtMs: number[] = [];
  const carry = (caller: Socket): void => {
    const api = net.connect(port, '127.0.0.1');
    carried.add(caller);
    caller.once('data', (head: Buffer) => {
      if (!asksForSocket(head)) return;
      askedAtMs.push(Date.now());
      sockets.add(caller);
    });
    caller.pipe(api).pipe(caller);
    caller.on('error', () => api.destroy());
    caller.on('close', () => {
      carried.delete(caller);
      sockets.delete(caller);
      api.destroy();
    });
    api.on('error', () => caller.destroy()).on('close', () => caller.destroy());
  };
  const server = net.createServer(carry);
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => server.once('error', reject).listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  server.close();

  return {
    url: `http://localhost:${own}`,
    leadTo(next) {
      port = Number(new URL(next).port);
      return server.listening ? Promise.resolve() : listen(own);
    },
    refuse: () => void server.close(),
    endSockets(how) {
      for (const socket of sockets) end(socket, how);
    },
    askedForSocketSince: (sinceMs) => askedAtMs.filter((at) => at >= sinceMs).length,
    close() {
      server.close();
      for (const caller of carried) caller.destroy();
    },
  };
}

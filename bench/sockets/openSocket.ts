import { WebSocket } from 'ws';

/** Some sockets of one session of the API; without a token, of a server that speaks nothing but WebSocket. */
export interface SocketGroup {
  count: number;
  token: string | null;
  /** What each subscribes to; null for a socket that is only held. */
  query: string | null;
  /** Of whom a trusted proxy would say that they come from there. */
  ipAddress?: string;
}

export interface Hearing {
  event(bytes: number): void;
  refusal(words: string): void;
  close(code: number): void;
}

const patienceMs = 60_000;

const isEvent = (message: Buffer): boolean => message.includes('"type":"next"');
const isAcknowledged = (message: Buffer): boolean => message.includes('"type":"connection_ack"');
const isRefused = (message: Buffer): boolean => message.includes('"type":"error"');

/** Resolves once the socket is open, let in by the API, and has asked for its subscription. */
export function openSocket(url: string, group: SocketGroup, hearing: Hearing): Promise<WebSocket> {
  const { token, query, ipAddress } = group;
  const socket = new WebSocket(url, token === null ? [] : ['graphql-transport-ws'], {
    perMessageDeflate: false,
    handshakeTimeout: patienceMs,
    headers: ipAddress === undefined ? {} : { 'x-forwarded-for': ipAddress },
  });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    let isOpen = false;
    const late = setTimeout(() => socket.terminate(), patienceMs);
    const opened = (): void => {
      isOpen = true;
      clearTimeout(late);
      if (query !== null) send({ id: 'held', type: 'subscribe', payload: { query } });
      resolve(socket);
    };
    socket.on('error', reject);
    socket.on('open', () => {
      if (token === null) opened();
      else send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
    });
    socket.on('message', (message: Buffer) => {
      if (isEvent(message)) hearing.event(message.length);
      else if (isAcknowledged(message)) opened();
      else if (isRefused(message)) hearing.refusal(String(message));
    });
    socket.on('close', (code) => {
      clearTimeout(late);
      if (isOpen) hearing.close(code);
      else reject(new Error(`A socket was closed with ${code} before it was let in.`));
    });
  });
}

import { WebSocket } from 'ws';

/** Sockets of one session of the API, or of a bare WebSocket server if there is no token. */
export interface SocketGroup {
  count: number;
  token: string | null;
  /** The subscription of each socket, or null for none. */
  query: string | null;
  /** The client address that a trusted proxy reports. */
  ipAddress?: string;
}

export interface SocketHandlers {
  event(bytes: number): void;
  refusal(message: string): void;
  close(code: number): void;
}

const timeoutMs = 60_000;

const isEvent = (message: Buffer): boolean => message.includes('"type":"next"');
const isAcknowledged = (message: Buffer): boolean => message.includes('"type":"connection_ack"');
const isRefused = (message: Buffer): boolean => message.includes('"type":"error"');

/**
 * Opens a socket. Resolves once the server has accepted it and any subscription has been sent. Rejects if it
 * closes before that.
 */
export function openSocket(url: string, group: SocketGroup, handlers: SocketHandlers): Promise<WebSocket> {
  const { token, query, ipAddress } = group;
  const socket = new WebSocket(url, token === null ? [] : ['graphql-transport-ws'], {
    perMessageDeflate: false,
    handshakeTimeout: timeoutMs,
    headers: ipAddress === undefined ? {} : { 'x-forwarded-for': ipAddress },
  });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    let isOpen = false;
    const timer = setTimeout(() => socket.terminate(), timeoutMs);
    const onOpen = (): void => {
      isOpen = true;
      clearTimeout(timer);
      if (query !== null) send({ id: 'subscription', type: 'subscribe', payload: { query } });
      resolve(socket);
    };
    socket.on('error', reject);
    socket.on('open', () => {
      if (token === null) onOpen();
      else send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
    });
    socket.on('message', (message: Buffer) => {
      if (isEvent(message)) handlers.event(message.length);
      else if (isAcknowledged(message)) onOpen();
      else if (isRefused(message)) handlers.refusal(String(message));
    });
    socket.on('close', (code) => {
      clearTimeout(timer);
      if (isOpen) handlers.close(code);
      else reject(new Error(`A socket was closed with ${code} before the API accepted it.`));
    });
  });
}

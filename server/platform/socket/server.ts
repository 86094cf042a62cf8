import { type IncomingHttpHeaders, type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CloseCode, handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Services } from '../context/context';
import type { Pipeline } from '../graphql/pipeline';
import { callerOf } from '../http/requestContext';
import type { Settings } from '../settings/settings';
import { type Connection, Connections } from './connections';
import { Feeds } from './feeds';
import { createProtocol, sendText } from './protocol';
import { inLocale, locale, t } from '../../lib/i18n/i18n';

/**
 * Returns whether the Origin header of a WebSocket is allowed. CORS doesn't cover sockets, so the API must
 * check the header. Accepts a missing origin, because only browsers send one.
 */
function isAllowedOrigin({ corsOrigins, publicUrl }: Settings, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (corsOrigins.includes(origin) || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const maxMessagesPerSecond = 100;

/** Returns a function that counts a message and returns whether the socket exceeds the limit per second. */
function createMessageCounter(now: () => number = Date.now): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    count = current === second ? count + 1 : 1;
    second = current;
    return count > maxMessagesPerSecond;
  };
}

const maxMessageBytes = 100_000;
const pingIntervalMs = 30_000;
const closeTimeoutMs = 2000;
/** Applies to the handshake only. Pings detect unresponsive open sockets. */
const handshakeTimeoutMs = 5000;

interface Upgrade {
  socket: Socket;
  head: Buffer;
}

// Browsers receive close code 4406 only if the handshake accepts one of the offered protocols.
const chooseProtocol = (offered: Set<string>): string | false =>
  handleProtocols(offered) || ([...offered][0] ?? false);

/** Creates the WebSocket server of /graphql. */
export function createSocketServer(services: Services, pipeline: Pipeline) {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const connections = new Connections(services);
  const protocol = createProtocol(services, pipeline, connections, new Feeds(pipeline));
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    handleProtocols: chooseProtocol,
  });
  const ping = createPinger();
  const pingTimer = setInterval(() => ping(server.clients), pingIntervalMs).unref();

  return {
    /**
     * Routes handshakes through Fastify, so that rate limits, proxy settings, request ids and logging apply
     * to them.
     */
    listen(app: FastifyInstance): void {
      app.server.on('upgrade', (request, stream, head) => {
        const socket = stream as Socket;
        // Node detaches this socket: an unhandled error would end the process, and unread data would keep the
        // socket open.
        socket.on('error', () => socket.destroy());
        socket.setTimeout(handshakeTimeoutMs, () => socket.destroy());
        upgrades.set(request, { socket, head });
        const response = new ServerResponse(request);
        response.assignSocket(socket);
        response.on('finish', () => socket.resume().destroySoon());
        app.routing(request, response);
      });
    },

    isHandshake: (request: FastifyRequest): boolean => upgrades.has(request.raw),

    accept(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const upgrade = upgrades.get(request.raw);
      if (!upgrade || !isAllowedOrigin(services.settings, request.headers)) {
        return reply
          .status(403)
          .send({ message: t('This origin is not allowed to open a socket.'), code: 'FORBIDDEN' });
      }
      reply.hijack();
      reply.raw.detachSocket(reply.raw.socket ?? request.raw.socket);
      server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
        const connection = {
          socket,
          caller: callerOf(request),
          log: request.log,
          locale: locale(),
          viewer: null,
          isSubscribedToSessionEnd: false,
        };
        open(connection);
      });
      return reply;
    },

    /**
     * Closes all sockets with code 1001, so that clients reconnect to another process. Terminates those that
     * do not close within two seconds.
     */
    async close(): Promise<void> {
      connections.stop();
      clearInterval(pingTimer);
      for (const client of server.clients) client.close(1001, 'Going away');
      const terminateTimer = setTimeout(
        () => server.clients.forEach((client) => client.terminate()),
        closeTimeoutMs,
      );
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(terminateTimer);
    },
  };

  function open(connection: Connection): void {
    const { socket, log } = connection;
    const isOverLimit = createMessageCounter();
    const countFrame = () => {
      if (isOverLimit()) socket.close(CloseCode.BadRequest, 'Too many messages');
    };
    const fail = (error: unknown) => {
      log.error({ err: error }, 'socket error');
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendText(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => {
          socket.on('message', (data, isBinary) => {
            if (isBinary) return socket.close(CloseCode.BadRequest, 'Text messages only');
            if (isOverLimit()) return socket.close(CloseCode.BadRequest, 'Too many messages');
            inLocale(connection.locale, () => handle(String(data))).catch(fail);
          });
        },
      },
      connection,
    );
    socket.on('ping', countFrame).on('pong', countFrame);
    socket.on('error', (error) => log.info({ err: error }, 'socket connection error'));
    socket.once('close', (code, reason) => void closed(code, String(reason)).catch(fail));
  }
}

/** Returns a function that pings peers, and terminates those that did not respond to the previous ping. */
function createPinger(): (clients: ReadonlySet<WebSocket>) => void {
  const unresponsive = new WeakSet<WebSocket>();
  return (clients) => {
    for (const client of clients) {
      if (unresponsive.has(client)) {
        client.terminate();
        continue;
      }
      unresponsive.add(client);
      client.once('pong', () => unresponsive.delete(client));
      client.ping();
    }
  };
}

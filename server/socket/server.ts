import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { CloseCode, handleProtocols } from 'graphql-ws';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Services } from '../context';
import type { Pipeline } from '../graphql/pipeline';
import { isAllowedOrigin } from '../http/origins';
import { callerOf } from '../http/requestContext';
import { Connections, type Connection } from './connections';
import { Feeds } from './feeds';
import { messageCounter } from './messageCounter';
import { createProtocol } from './protocol';
import { sendText } from './sendText';

const largestMessage = 100_000;
const pingEveryMs = 30_000;
const farewellMs = 2000;
/** From there on a socket that was taken has limits of its own. */
const handshakeMs = 5000;

interface Upgrade {
  socket: Socket;
  head: Buffer;
}

// A browser hears of 4406 only when the handshake takes a protocol that it offered.
const chooseProtocol = (offered: Set<string>): string | false =>
  handleProtocols(offered) || ([...offered][0] ?? false);

/** The WebSocket side of /graphql. */
export function createSocketServer(services: Services, pipeline: Pipeline) {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const connections = new Connections(services);
  const protocol = createProtocol(services, pipeline, connections, new Feeds(pipeline));
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    handleProtocols: chooseProtocol,
  });
  const ping = createPinger();
  const pings = setInterval(() => ping(server.clients), pingEveryMs).unref();

  return {
    /** Sends handshakes through Fastify's own routing, so that limits, proxies, request ids and the log hold for them. */
    listen(app: FastifyInstance): void {
      app.server.on('upgrade', (request, stream, head) => {
        const socket = stream as Socket;
        // Node has let go of this socket: an error that nobody hears ends the process, and what is not read never ends.
        socket.on('error', () => socket.destroy());
        socket.setTimeout(handshakeMs, () => socket.destroy());
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
        return reply.status(403).send({ message: 'This origin may not open a socket.', code: 'FORBIDDEN' });
      }
      reply.hijack();
      reply.raw.detachSocket(reply.raw.socket ?? request.raw.socket);
      server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
        const connection = {
          socket,
          caller: callerOf(request),
          log: request.log,
          viewer: null,
          hearsItsEnd: false,
        };
        open(connection);
      });
      return reply;
    },

    /** Going away: clients come again, to another process or to this one's successor. */
    async close(): Promise<void> {
      connections.stop();
      clearInterval(pings);
      for (const client of server.clients) client.close(1001, 'Going away');
      const late = setTimeout(() => server.clients.forEach((client) => client.terminate()), farewellMs);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(late);
    },
  };

  function open(connection: Connection): void {
    const { socket, log } = connection;
    const isTooMany = messageCounter();
    const countFrame = () => {
      if (isTooMany()) socket.close(CloseCode.BadRequest, 'Too many messages');
    };
    const fail = (error: unknown) => {
      log.error({ err: error }, 'a socket failed');
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
            if (isTooMany()) return socket.close(CloseCode.BadRequest, 'Too many messages');
            handle(String(data)).catch(fail);
          });
        },
      },
      connection,
    );
    socket.on('ping', countFrame).on('pong', countFrame);
    socket.on('error', (error) => log.info({ err: error }, 'a socket broke'));
    socket.once('close', (code, reason) => void closed(code, String(reason)).catch(fail));
  }
}

export type SocketServer = ReturnType<typeof createSocketServer>;

/** Lets go of peers that vanished without closing: they did not answer the ping before this one. */
function createPinger(): (clients: ReadonlySet<WebSocket>) => void {
  const silent = new WeakSet<WebSocket>();
  return (clients) => {
    for (const client of clients) {
      if (silent.has(client)) {
        client.terminate();
        continue;
      }
      silent.add(client);
      client.once('pong', () => silent.delete(client));
      client.ping();
    }
  };
}

import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { makeServer, type OperationResult, type Server, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import type { Context, Services } from '../context/context';
import { formatError, type RequestLog } from '../graphql/errors';
import { type Admitted, isAdmitted, type Pipeline } from '../graphql/pipeline';
import { RequestCounts } from '../http/requestLimit';
import { closeUnauthorized, type Connection, type Connections } from './connections';
import type { Feeds } from './feeds';

/** A client with more unread bytes than this is disconnected, and reloads its data when it reconnects. */
const maxBufferedBytes = 1_000_000;

/**
 * Sends text to an open socket. Terminates clients that stop reading, so that responses do not accumulate in
 * memory.
 */
export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
  else socket.send(text);
}

const initTimeoutMs = 3000;
const maxSubscriptionsPerSocket = 50;

const requestLogOf = ({ caller, log }: Connection): RequestLog => ({ requestId: caller.requestId, log });

// Network latency makes a subscriber's data appear newer than it is. Delivering an event twice is harmless.
const latencyToleranceMs = 1000;

/**
 * Returns when a subscriber last loaded its data, from the age in ms that it sends. Returns Infinity for a
 * missing or invalid age.
 */
const readAtOf = ({ extensions }: SubscribePayload, arrivedAt: number): number => {
  const missedMs = extensions?.missedMs;
  return typeof missedMs === 'number' && missedMs >= 0 ? arrivedAt - missedMs - latencyToleranceMs : Infinity;
};

/**
 * Returns the context of an operation. Loads the session each time, because a session can end before its
 * access token, or outlive it.
 */
async function contextOf(
  services: Services,
  { viewer, caller }: Connection,
  readAt: number,
): Promise<Context> {
  const currentViewer =
    viewer &&
    (await services.authentication.viewerOfSession(
      services,
      viewer.companyId,
      viewer.sessionId,
      caller.ipAddress,
    ));
  return { services, viewer: currentViewer, caller, readAt };
}

const rateLimited = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'RATE_LIMITED' } });

/**
 * Returns a function that counts an operation, and returns whether its network is within the limit of HTTP
 * requests. All sockets of a network share one count.
 */
function createOperationLimit({ requestsPerMinute }: Services['settings']): (ipAddress: string) => boolean {
  if (requestsPerMinute === 0) return () => true;
  const operations = new RequestCounts();
  return (ipAddress) => operations.count(ipAddress, requestsPerMinute).current <= requestsPerMinute;
}

function streamEvents(
  feeds: Feeds,
  connection: Connection,
  id: string,
  source: AsyncIterable<object>,
  args: Admitted,
) {
  const includesSessionEnd = args.operation.selectionSet.selections.some(
    (selection) => selection.kind === 'Field' && selection.name.value === 'sessionEnded',
  );
  connection.isSubscribedToSessionEnd ||= includesSessionEnd;
  return feeds.subscribe(source[Symbol.asyncIterator](), args, requestLogOf(connection), (payload) => {
    sendText(connection.socket, `{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
    if (includesSessionEnd) closeUnauthorized(connection);
  });
}

/** Creates the graphql-transport-ws server on the pipeline that HTTP requests use. */
export function createProtocol(
  services: Services,
  pipeline: Pipeline,
  connections: Connections,
  feeds: Feeds,
): Server<Connection> {
  const formatResult = (
    result: ExecutionResult,
    args: ExecutionArgs,
    connection: Connection,
  ): ExecutionResult => {
    const outcome = pipeline.finalize(result, args, requestLogOf(connection));
    return 'refused' in outcome ? { errors: outcome.refused.errors } : outcome.result;
  };

  const isWithinLimit = createOperationLimit(services.settings);

  return makeServer<Record<string, unknown> | undefined, Connection>({
    connectionInitWaitTimeout: initTimeoutMs,

    async onConnect({ connectionParams, extra: connection }) {
      const authorization = connectionParams?.Authorization;
      try {
        const viewer = await services.authentication.authenticate(
          services,
          typeof authorization === 'string' ? authorization : null,
          connection.caller.ipAddress,
        );
        if (viewer && connection.socket.readyState === connection.socket.OPEN)
          connections.add(connection, viewer);
        return viewer !== null;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        // Code 1013 is not fatal, so the console reconnects when the database is available again.
        connection.socket.close(1013, 'Try again later');
        return false;
      }
    },

    async onSubscribe({ extra: connection, subscriptions }, _id, payload) {
      const readAt = readAtOf(payload, performance.now());
      if (Object.keys(subscriptions).length > maxSubscriptionsPerSocket) {
        return [
          rateLimited(t('Open at most {max} subscriptions on a socket.', { max: maxSubscriptionsPerSocket })),
        ];
      }
      if (!isWithinLimit(connection.caller.ipAddress)) {
        return [rateLimited(t('Too many requests. Try again in a minute.'))];
      }
      const outcome = await pipeline.admit(
        payload,
        () => contextOf(services, connection, readAt),
        requestLogOf(connection),
      );
      return 'refused' in outcome ? outcome.refused.errors : outcome.admitted;
    },

    execute: (args) => pipeline.execute(args),
    subscribe: (args) => createSourceEventStream(args) as OperationResult,

    async onOperation({ extra: connection }, id, _payload, args, outcome) {
      const result = await outcome;
      if (!(Symbol.asyncIterator in result)) return formatResult(result, args, connection);
      return isAdmitted(args) ? streamEvents(feeds, connection, id, result, args) : undefined;
    },

    onError: ({ extra: connection }, _id, _payload, errors) =>
      errors.map((error) =>
        (error.extensions.code ? error : formatError(error, requestLogOf(connection)).error).toJSON(),
      ),

    onClose: ({ extra: connection }) => connections.remove(connection),
  });
}

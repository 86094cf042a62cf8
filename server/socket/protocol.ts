import { createSourceEventStream, GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { makeServer, type OperationResult, type Server, type SubscribePayload } from 'graphql-ws';
import type { Context, Services } from '../context';
import { DomainError } from '../errors';
import { formatError, type RequestLog } from '../graphql/errors';
import { isAdmitted, type Admitted, type Pipeline } from '../graphql/pipeline';
import { RequestCounts } from '../http/requestLimit';
import { authenticate, viewerOfSession } from '../modules/auth/authenticate';
import { closeEnded, type Connection, type Connections } from './connections';
import type { Feeds } from './feeds';
import { sendText } from './sendText';

const initTimeoutMs = 3000;
const subscriptionsPerSocket = 50;

const askerOf = ({ caller, log }: Connection): RequestLog => ({ requestId: caller.requestId, log });

// By how much a message may have come faster than the request before it: to be told twice does no harm.
const jitterMs = 1000;

/** When a subscriber read what it knows, by what it says of its age in ms; whatever else stands there is nothing said. */
const readAtOf = ({ extensions }: SubscribePayload, arrivedAt: number): number => {
  const missedMs = extensions?.missedMs;
  return typeof missedMs === 'number' && missedMs >= 0 ? arrivedAt - missedMs - jitterMs : Infinity;
};

/** The session is asked about anew for each operation: it may have outlived the token by hours, or have ended. */
async function contextOf(
  services: Services,
  { viewer, caller }: Connection,
  readAt: number,
): Promise<Context> {
  const now =
    viewer && (await viewerOfSession(services, viewer.companyId, viewer.sessionId, caller.ipAddress));
  return { services, viewer: now, caller, readAt };
}

const rateLimited = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'RATE_LIMITED' } });

/** As many operations from one network as HTTP takes requests, over however many sockets they come. */
function operationLimit({ requestsPerMinute }: Services['settings']): (ipAddress: string) => boolean {
  if (requestsPerMinute === 0) return () => true;
  const operations = new RequestCounts();
  return (ipAddress) => operations.count(ipAddress, requestsPerMinute).current <= requestsPerMinute;
}

function follow(
  feeds: Feeds,
  connection: Connection,
  id: string,
  source: AsyncIterable<object>,
  args: Admitted,
) {
  const endsSession = args.operation.selectionSet.selections.some(
    (selection) => selection.kind === 'Field' && selection.name.value === 'sessionEnded',
  );
  connection.hearsItsEnd ||= endsSession;
  return feeds.subscribe(source[Symbol.asyncIterator](), args, askerOf(connection), (payload) => {
    sendText(connection.socket, `{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
    if (endsSession) closeEnded(connection);
  });
}

/** graphql-transport-ws over the pipeline that HTTP uses. */
export function createProtocol(
  services: Services,
  pipeline: Pipeline,
  connections: Connections,
  feeds: Feeds,
): Server<Connection> {
  const settle = (result: ExecutionResult, args: ExecutionArgs, connection: Connection): ExecutionResult => {
    const outcome = pipeline.finalize(result, args, askerOf(connection));
    return 'refused' in outcome ? { errors: outcome.refused.errors } : outcome.result;
  };

  const isWithinLimit = operationLimit(services.settings);

  return makeServer<Record<string, unknown> | undefined, Connection>({
    connectionInitWaitTimeout: initTimeoutMs,

    async onConnect({ connectionParams, extra: connection }) {
      const given = connectionParams?.Authorization;
      try {
        const viewer = await authenticate(
          services,
          typeof given === 'string' ? given : null,
          connection.caller.ipAddress,
        );
        if (viewer && connection.socket.readyState === connection.socket.OPEN)
          connections.add(connection, viewer);
        return viewer !== null;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        // Not one of the fatal codes: the socket comes again once the database is back.
        connection.socket.close(1013, 'Try again later');
        return false;
      }
    },

    async onSubscribe({ extra: connection, subscriptions }, _id, payload) {
      const readAt = readAtOf(payload, performance.now());
      if (Object.keys(subscriptions).length > subscriptionsPerSocket) {
        return [rateLimited(`A socket holds ${subscriptionsPerSocket} subscriptions at most.`)];
      }
      if (!isWithinLimit(connection.caller.ipAddress)) {
        return [rateLimited('Too many requests. Try again in a minute.')];
      }
      const outcome = await pipeline.admit(
        payload,
        () => contextOf(services, connection, readAt),
        askerOf(connection),
      );
      return 'refused' in outcome ? outcome.refused.errors : outcome.admitted;
    },

    execute: (args) => pipeline.execute(args),
    subscribe: (args) => createSourceEventStream(args) as OperationResult,

    async onOperation({ extra: connection }, id, _payload, args, outcome) {
      const result = await outcome;
      if (!(Symbol.asyncIterator in result)) return settle(result, args, connection);
      return isAdmitted(args) ? follow(feeds, connection, id, result, args) : undefined;
    },

    onError: ({ extra: connection }, _id, _payload, errors) =>
      errors.map((error) =>
        (error.extensions.code ? error : formatError(error, askerOf(connection)).error).toJSON(),
      ),

    onClose: ({ extra: connection }) => connections.remove(connection),
  });
}

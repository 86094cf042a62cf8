import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context/context';
import { limitConcurrency } from '../../lib/limitConcurrency';

type Resolver = GraphQLFieldResolver<unknown, Context>;

const queues = new WeakMap<Context, ReturnType<typeof limitConcurrency>>();

function queueOf(request: Context): ReturnType<typeof limitConcurrency> {
  const queue = queues.get(request) ?? limitConcurrency(1);
  queues.set(request, queue);
  return queue;
}

/**
 * Wraps a resolver so that the resolvers of one request run one after another. A large request then gets no
 * more server capacity than a small one.
 */
export const runSequentially =
  (resolve: Resolver): Resolver =>
  (source, args, context, info) =>
    queueOf(context)(async () => resolve(source, args, context, info));

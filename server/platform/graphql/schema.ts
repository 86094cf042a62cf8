import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { limitConcurrency } from '../../lib/limitConcurrency';
import type { Resolvers } from '../api/types';
import type { Context } from '../context/context';

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

/** Builds schema.graphql with its resolvers. The query resolvers of one request run one after another. */
export function buildSchema(resolvers: Resolvers[]): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(path.join(__dirname, '../../../schema.graphql'), 'utf8'),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    // `npm run check` validates the SDL.
    assumeValidSDL: true,
    updateResolversInPlace: true,
  });
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (field.resolve) field.resolve = runSequentially(field.resolve);
  }
  return schema;
}

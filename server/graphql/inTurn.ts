import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context';
import { atMost } from '../lib/atMost';

type Resolver = GraphQLFieldResolver<unknown, Context>;

const lines = new WeakMap<Context, ReturnType<typeof atMost>>();

function lineOf(request: Context): ReturnType<typeof atMost> {
  const line = lines.get(request) ?? atMost(1);
  lines.set(request, line);
  return line;
}

/** After the others of the same request: whoever asks for ten things at once has no more of the server than for one. */
export const inTurn =
  (resolve: Resolver): Resolver =>
  (source, args, context, info) =>
    lineOf(context)(async () => resolve(source, args, context, info));

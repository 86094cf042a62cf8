import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '../api/types';
import { runSequentially } from './runSequentially';

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

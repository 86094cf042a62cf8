import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resolvers } from '../resolvers';

/** The contract with its resolvers. */
export const buildSchema = (): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs: readFileSync(path.join(__dirname, '../../schema.graphql'), 'utf8'),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });

/**
 * Replaces `graphql` in the console's bundle. graphql-request needs the parser and printer only for documents
 * that are not strings, and the console has none.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

export class GraphQLError extends Error {}

const throwUnsupported = (): never => {
  throw new Error('Only string documents are supported.');
};

export const parse = throwUnsupported;
export const print = throwUnsupported;

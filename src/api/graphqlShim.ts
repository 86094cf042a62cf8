/**
 * Stands in for `graphql` in the console's bundle: graphql-request needs its parser and printer for documents
 * that are not strings, and the console's all are.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

export class GraphQLError extends Error {}

const refuse = (): never => {
  throw new Error('Documents are sent as the strings that codegen wrote.');
};

export const parse = refuse;
export const print = refuse;

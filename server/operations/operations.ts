import {
  getNamedType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { buildSchema } from '../platform';
import { resolvers } from '../resolvers';

export type Root = 'Query' | 'Mutation' | 'Subscription';

export interface Operation {
  root: Root;
  name: string;
  field: GraphQLField<unknown, unknown>;
  /** A GraphQL document that selects every field of the result. */
  document: string;
}

export const contract = buildSchema(resolvers);

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) throw new Error(`${named.name} has no fields to select.`);
  const fields = Object.values(named.getFields());
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type)}`).join(' ')} }`;
}

function documentOf(root: Root, field: GraphQLField<unknown, unknown>): string {
  const parenthesized = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const variableDefinitions = field.args.map(({ name, type }) => `$${name}: ${String(type)}`);
  const argumentList = field.args.map(({ name }) => `${name}: $${name}`);
  const selection = `${field.name}${parenthesized(argumentList)} ${selectionOf(field.type)}`;
  return `${root.toLowerCase()} ${parenthesized(variableDefinitions)} { ${selection} }`;
}

const operationsOf = (root: Root, type: GraphQLObjectType | null | undefined): Operation[] =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    root,
    name: field.name,
    field,
    document: documentOf(root, field),
  }));

/** Every root field of schema.graphql, with a document that calls it. */
export const operations: readonly Operation[] = [
  ...operationsOf('Query', contract.getQueryType()),
  ...operationsOf('Mutation', contract.getMutationType()),
  ...operationsOf('Subscription', contract.getSubscriptionType()),
];

export function operationNamed(name: string): Operation {
  const operation = operations.find((known) => known.name === name);
  if (!operation) throw new Error(`schema.graphql has no ${name}.`);
  return operation;
}

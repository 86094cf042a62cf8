import {
  getDirectiveValues,
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { selectedFieldNames } from './selectedFields';

/** Returns the root fields that an operation selects, including those in fragments. */
export const rootFields = (document: DocumentNode, selectionSet: SelectionSetNode): string[] =>
  selectedFieldNames(selectionSet, (name) =>
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .find((fragment) => fragment.name.value === name),
  );

/** Returns a predicate for operations that need no session: each root field is `@public`. */
export function createIsPublic(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => boolean {
  const directive = schema.getDirective('public');
  if (!directive) throw new Error('schema.graphql has no @public directive.');
  const publicFields = (type: GraphQLObjectType | null | undefined) =>
    new Set(
      Object.values(type?.getFields() ?? {})
        .filter(({ astNode }) => astNode && getDirectiveValues(directive, astNode))
        .map(({ name }) => name),
    );
  const publicByOperation = {
    query: publicFields(schema.getQueryType()),
    mutation: publicFields(schema.getMutationType()),
    subscription: publicFields(schema.getSubscriptionType()),
  };
  return (document, operation) =>
    rootFields(document, operation.selectionSet).every(
      (name) => name.startsWith('__') || publicByOperation[operation.operation].has(name),
    );
}

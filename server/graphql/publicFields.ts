import {
  getDirectiveValues,
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { namesIn } from './askedFields';

/** The fields of a root type that an operation asks for, those of its fragments too. */
export const rootFields = (document: DocumentNode, set: SelectionSetNode): string[] =>
  namesIn(set, (name) =>
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .find((fragment) => fragment.name.value === name),
  );

/** Says whether an operation can be answered without a session: each of its root fields is `@public`. */
export function createIsPublic(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => boolean {
  const directive = schema.getDirective('public');
  if (!directive) throw new Error('schema.graphql has no @public directive.');
  const openFields = (type: GraphQLObjectType | null | undefined) =>
    new Set(
      Object.values(type?.getFields() ?? {})
        .filter(({ astNode }) => astNode && getDirectiveValues(directive, astNode))
        .map(({ name }) => name),
    );
  const open = {
    query: openFields(schema.getQueryType()),
    mutation: openFields(schema.getMutationType()),
    subscription: openFields(schema.getSubscriptionType()),
  };
  return (document, operation) =>
    rootFields(document, operation.selectionSet).every(
      (name) => name.startsWith('__') || open[operation.operation].has(name),
    );
}

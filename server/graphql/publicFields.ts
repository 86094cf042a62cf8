import {
  getDirectiveValues,
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fields of a root type that an operation asks for, those of its fragments too. */
export function rootFields(
  document: DocumentNode,
  set: SelectionSetNode,
  seen = new Set<string>(),
): string[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection.selectionSet, seen);
    if (seen.has(selection.name.value)) return [];
    seen.add(selection.name.value);
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? rootFields(document, fragment.selectionSet, seen)
      : [];
  });
}

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

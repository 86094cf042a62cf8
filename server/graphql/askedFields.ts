import { Kind, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** The names of the fields that a selection asks for, those of its fragments too. */
export function namesIn(
  set: SelectionSetNode,
  fragmentNamed: (name: string) => FragmentDefinitionNode | undefined,
  seen = new Set<string>(),
): string[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet, fragmentNamed, seen);
    if (seen.has(selection.name.value)) return [];
    seen.add(selection.name.value);
    const fragment = fragmentNamed(selection.name.value);
    return fragment ? namesIn(fragment.selectionSet, fragmentNamed, seen) : [];
  });
}

/**
 * Whether anybody asks for a field of what is being resolved. One that a directive leaves out counts as asked for, so
 * that nothing can be missing.
 */
export function isAskedIn({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): (field: string) => boolean {
  const asked = new Set(
    fieldNodes.flatMap(({ selectionSet }) =>
      selectionSet ? namesIn(selectionSet, (name) => fragments[name]) : [],
    ),
  );
  return (field) => asked.has(field);
}

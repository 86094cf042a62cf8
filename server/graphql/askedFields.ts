import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

type FragmentNamed = (name: string) => FragmentDefinitionNode | undefined;

function fieldsIn(
  set: SelectionSetNode,
  fragmentNamed: FragmentNamed,
  seen = new Set<string>(),
): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, fragmentNamed, seen);
    if (seen.has(selection.name.value)) return [];
    seen.add(selection.name.value);
    const fragment = fragmentNamed(selection.name.value);
    return fragment ? fieldsIn(fragment.selectionSet, fragmentNamed, seen) : [];
  });
}

/** The names of the fields that a selection asks for, those of its fragments too. */
export const namesIn = (set: SelectionSetNode, fragmentNamed: FragmentNamed): string[] =>
  fieldsIn(set, fragmentNamed).map(({ name }) => name.value);

/**
 * Whether anybody asks for a field of what is being resolved, or of what stands in a field of it. One that a directive
 * leaves out counts as asked for, so that nothing can be missing.
 */
export function isAskedIn(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  within?: string,
): (field: string) => boolean {
  const below = (nodes: readonly FieldNode[]): FieldNode[] =>
    nodes.flatMap(({ selectionSet }) =>
      selectionSet ? fieldsIn(selectionSet, (name) => fragments[name]) : [],
    );
  const own = below(fieldNodes);
  const fields = within === undefined ? own : below(own.filter(({ name }) => name.value === within));
  const asked = new Set(fields.map(({ name }) => name.value));
  return (field) => asked.has(field);
}

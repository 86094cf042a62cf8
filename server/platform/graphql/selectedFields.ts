import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

type FindFragment = (name: string) => FragmentDefinitionNode | undefined;

function selectedFields(
  selectionSet: SelectionSetNode,
  findFragment: FindFragment,
  seen = new Set<string>(),
): FieldNode[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return selectedFields(selection.selectionSet, findFragment, seen);
    if (seen.has(selection.name.value)) return [];
    seen.add(selection.name.value);
    const fragment = findFragment(selection.name.value);
    return fragment ? selectedFields(fragment.selectionSet, findFragment, seen) : [];
  });
}

/** Returns the names of the selected fields, including those in fragments. */
export const selectedFieldNames = (selectionSet: SelectionSetNode, findFragment: FindFragment): string[] =>
  selectedFields(selectionSet, findFragment).map(({ name }) => name.value);

/**
 * Returns a predicate for the fields that the query selects in the resolved value, or in its `parentField`.
 * Fields that a directive excludes count as selected, so that no data is missing.
 */
export function isSelectedIn(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  parentField?: string,
): (field: string) => boolean {
  const childFields = (nodes: readonly FieldNode[]): FieldNode[] =>
    nodes.flatMap(({ selectionSet }) =>
      selectionSet ? selectedFields(selectionSet, (name) => fragments[name]) : [],
    );
  const children = childFields(fieldNodes);
  const fields =
    parentField === undefined
      ? children
      : childFields(children.filter(({ name }) => name.value === parentField));
  const selectedNames = new Set(fields.map(({ name }) => name.value));
  return (field) => selectedNames.has(field);
}

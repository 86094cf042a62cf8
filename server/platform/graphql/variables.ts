import { GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { getVariableValues } from 'graphql/execution/values';

type Variables = Readonly<Record<string, unknown>>;

/** Far above the number of fields of any input type. */
const maxFields = 200;
const maxNameLength = 200;
const maxErrors = 5;

const tooLargeError = new GraphQLError(
  `An object in the variables has more than ${maxFields} fields, or names of more than ${maxNameLength} characters.`,
);

/**
 * Returns whether every object is within the limits. graphql quotes invalid objects in its errors, which is
 * slow for large ones.
 */
function areWithinLimits(variables: Variables): boolean {
  // Iterative, because deeply nested values would overflow the stack of a recursive function.
  const pending: object[] = [variables];
  for (let value = pending.pop(); value; value = pending.pop()) {
    const names = Array.isArray(value) ? [] : Object.keys(value);
    if (names.length > maxFields || names.some(({ length }) => length > maxNameLength)) return false;
    for (const inner of Object.values(value) as unknown[]) {
      if (typeof inner === 'object' && inner !== null) pending.push(inner);
    }
  }
  return true;
}

/** Returns the first errors of an operation's variable values, or an empty array if all are valid. */
export function validateVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): readonly GraphQLError[] {
  if (!areWithinLimits(variables)) return [tooLargeError];
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors,
  });
  return errors ?? [];
}

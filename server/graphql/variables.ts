import { GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { getVariableValues } from 'graphql/execution/values';

type Variables = Readonly<Record<string, unknown>>;

/** More than any input type has by far. */
const mostFields = 200;
const longestName = 200;
const mostErrors = 5;

const tooWide = new GraphQLError(
  `An object in the variables has more than ${mostFields} fields, or names of more than ${longestName} characters.`,
);

/** Whether each object is one that could be meant. What is wrong with any other takes long to say, for graphql quotes it. */
function areNarrow(variables: Variables): boolean {
  // No recursion: values may be nested as deep as a body is long.
  const left: object[] = [variables];
  for (let value = left.pop(); value; value = left.pop()) {
    const names = Array.isArray(value) ? [] : Object.keys(value);
    if (names.length > mostFields || names.some(({ length }) => length > longestName)) return false;
    for (const inner of Object.values(value) as unknown[]) {
      if (typeof inner === 'object' && inner !== null) left.push(inner);
    }
  }
  return true;
}

/** What is wrong with the values of an operation's variables. */
export function wrongVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): readonly GraphQLError[] {
  if (!areNarrow(variables)) return [tooWide];
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: mostErrors,
  });
  return errors ?? [];
}

import { getNullableType, isEnumType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import type { Operation } from '../operations';

type Variables = Readonly<Record<string, unknown>>;

function literalOf(type: GraphQLInputType, value: unknown): string {
  const nullable = getNullableType(type);
  if (value === null || value === undefined) return 'null';
  if (isListType(nullable))
    return `[${[value]
      .flat()
      .map((entry) => literalOf(nullable.ofType, entry))
      .join(', ')}]`;
  if (isEnumType(nullable)) return String(value);
  if (!isInputObjectType(nullable)) return JSON.stringify(value);
  const fields = Object.values(nullable.getFields());
  return `{ ${fields.map(({ name, type: fieldType }) => `${name}: ${literalOf(fieldType, Object(value)[name])}`).join(', ')} }`;
}

/** Returns a call that passes an argument as the default value of its variable, not in the variables. */
export function withVariableDefault(
  operation: Operation,
  argument: string,
  { [argument]: value, ...variables }: Variables,
): readonly [operation: Operation, variables: Record<string, unknown>] {
  const type = operation.field.args.find(({ name }) => name === argument)?.type;
  if (!type) throw new Error(`${operation.name} has no argument ${argument}.`);
  const definition = `$${argument}: ${String(type)}`;
  const document = operation.document.replace(definition, () => `${definition} = ${literalOf(type, value)}`);
  return [{ ...operation, document }, variables];
}

import fs from 'node:fs';
import { buildSchema, isEnumType, isIntrospectionType, type GraphQLEnumType } from 'graphql';

const target = 'contract/enums.generated.ts';

function pluralize(name: string): string {
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
}

const toArrayName = (typeName: string) => pluralize(typeName.charAt(0).toLowerCase() + typeName.slice(1));

const toDocComment = (description: string | null | undefined) =>
  description ? [`/** ${description.replaceAll('\n', '\n * ')} */`] : [];

const toLineComment = (description: string | null | undefined) =>
  description ? [description.replaceAll(/^/gm, '// ')] : [];

const declareEnum = (type: GraphQLEnumType): string =>
  [
    `export const ${toArrayName(type.name)} = [`,
    ...type.getValues().flatMap(({ name, description }) => [...toLineComment(description), `'${name}',`]),
    '] as const;',
    ...toDocComment(type.description),
    `export type ${type.name} = (typeof ${toArrayName(type.name)})[number];`,
  ].join('\n');

const enums = Object.values(buildSchema(fs.readFileSync('schema.graphql', 'utf8')).getTypeMap())
  .filter(isEnumType)
  .filter((type) => !isIntrospectionType(type))
  .sort((one, other) => one.name.localeCompare(other.name));

fs.writeFileSync(target, `${enums.map(declareEnum).join('\n\n')}\n`);

import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values';
import { LRUCache } from 'lru-cache';
import { documentLimits, findExceededLimits, tooLongError } from './limits';
import { t } from '../../lib/i18n/i18n';

/** Longer documents consist mostly of comments or strings, so they are not cached. */
const maxCachedLength = 10_000;
const maxCachedDocuments = 500;
/** One mistake can cause thousands of errors, so only the first few are reported. */
const maxErrors = 5;

type CheckedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Returns a function that parses and validates a document, with a cache for valid documents. */
export function createDocumentCache(
  schema: GraphQLSchema,
  isProduction: boolean,
): (text: string) => CheckedDocument {
  const cache = new LRUCache<string, CheckedDocument>({ max: maxCachedDocuments });
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;

  function check(text: string): CheckedDocument {
    // A string or comment is a single token, so the token limit doesn't bound the time to parse a long one.
    if (text.length > documentLimits.characters) return { errors: [tooLongError()] };
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: documentLimits.tokens });
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
    const limitErrors = findExceededLimits(document);
    if (limitErrors.length > 0) return { errors: limitErrors };
    if (document.definitions.every((definition) => definition.kind !== Kind.OPERATION_DEFINITION)) {
      return { errors: [new GraphQLError(t('The document contains no operation.'))] };
    }
    const errors = validate(schema, document, rules, { maxErrors });
    return errors.length > 0 ? { errors: isProduction ? errors.map(withoutHints) : errors } : { document };
  }

  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const checked = check(text);
    if ('document' in checked && text.length <= maxCachedLength) cache.set(text, checked);
    return checked;
  };
}

/** Removes “Did you mean …” hints, which would reveal the schema even without introspection. */
export function withoutHints(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message.replace(/ Did you mean .*$/, ''), { nodes: error.nodes });
}

type Variables = Readonly<Record<string, unknown>>;

/** Far above the number of fields of any input type. */
const maxFields = 200;
const maxNameLength = 200;

const tooLargeError = (): GraphQLError =>
  new GraphQLError(
    t('Objects in variables can have at most {fields} fields, with names of at most {length} characters.', {
      fields: maxFields,
      length: maxNameLength,
    }),
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
  if (!areWithinLimits(variables)) return [tooLargeError()];
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors,
  });
  return errors ?? [];
}

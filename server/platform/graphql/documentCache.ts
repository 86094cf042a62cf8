import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { Lru } from '../../lib/lru';
import { documentLimits, findExceededLimits, tooLongError } from './limits';

/** Longer documents consist mostly of comments or strings, so they are not cached. */
const maxCachedLength = 10_000;
const maxCachedDocuments = 500;
/** One mistake can cause thousands of errors, so only the first few are reported. */
const maxErrors = 5;

export type CheckedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Returns a function that parses and validates a document, with a cache for valid documents. */
export function createDocumentCache(
  schema: GraphQLSchema,
  isProduction: boolean,
): (text: string) => CheckedDocument {
  const cache = new Lru<string, CheckedDocument>(maxCachedDocuments);
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;

  function check(text: string): CheckedDocument {
    // A string or comment is a single token, so the token limit doesn't bound the time to parse a long one.
    if (text.length > documentLimits.characters) return { errors: [tooLongError] };
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
      return { errors: [new GraphQLError('This request holds no operation.')] };
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

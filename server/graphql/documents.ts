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
import { Lru } from '../lib/lru';
import { documentLimits, overLimits, tooLong } from './limits';

/** Longer texts are mostly comments or strings, so they are parsed anew rather than kept. */
const longestKeptText = 10_000;
const documentsKept = 500;
/** One mistake can be reported thousands of times over; a person reads the first few. */
const mostErrors = 5;

export type Checked = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Parses and validates a text once, however often it comes. */
export function createDocuments(schema: GraphQLSchema, isProduction: boolean): (text: string) => Checked {
  const kept = new Lru<string, Checked>(documentsKept);
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;

  function check(text: string): Checked {
    // Strings and comments are one token, and take the longer to be read the longer they are.
    if (text.length > documentLimits.characters) return { errors: [tooLong] };
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: documentLimits.tokens });
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
    const tooMuch = overLimits(document);
    if (tooMuch.length > 0) return { errors: tooMuch };
    if (document.definitions.every((definition) => definition.kind !== Kind.OPERATION_DEFINITION)) {
      return { errors: [new GraphQLError('This request holds no operation.')] };
    }
    const errors = validate(schema, document, rules, { maxErrors: mostErrors });
    return errors.length > 0 ? { errors: isProduction ? errors.map(withoutHints) : errors } : { document };
  }

  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const checked = check(text);
    if ('document' in checked && text.length <= longestKeptText) kept.set(text, checked);
    return checked;
  };
}

/** “Did you mean …” would read the schema out to whoever guesses, introspection or not. */
export function withoutHints(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message.replace(/ Did you mean .*$/, ''), { nodes: error.nodes });
}

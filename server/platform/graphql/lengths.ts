import {
  getDirectiveValues,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import { numberText } from '../../lib/localeText';
import { t } from '../../lib/i18n/i18n';

interface LengthLimit {
  /** Maximum number of characters of a string. */
  max: number;
  /** Maximum number of entries of a list. */
  entries: number;
}

export type InputDefinition = GraphQLArgument | GraphQLInputField;
type Variables = Readonly<Record<string, unknown>>;

/** The value of an argument in a document. */
interface ArgumentValue {
  definition: InputDefinition;
  value: ValueNode;
}

/** The parts of a document with lengths to check, independent of the values of its variables. */
interface DocumentInputs {
  argumentValues: readonly ArgumentValue[];
  /** By variable name, from every operation of the document. */
  defaults: ReadonlyMap<string, readonly ValueNode[]>;
}

/** Limit of ids, enum values, days and timestamps, which have no `@length` directive. */
const defaultMaxLength = 100;
const maxErrors = 5;

const isRecord = (value: unknown): value is Variables => typeof value === 'object' && value !== null;

/**
 * Returns a function that looks up `@length` limits of schema.graphql. Throws if the directive is missing.
 */
export function createLengthLimits(schema: GraphQLSchema): (definition: InputDefinition) => LengthLimit {
  const directive = schema.getDirective('length');
  if (!directive) throw new Error('schema.graphql has no @length directive.');
  const defaultLimits = new Map(directive.args.map(({ name, defaultValue }) => [name, defaultValue]));
  const cache = new Map<InputDefinition, LengthLimit>();
  return (definition) => {
    const directiveValues = definition.astNode && getDirectiveValues(directive, definition.astNode);
    const valueOf = (name: keyof LengthLimit) => Number(directiveValues?.[name] ?? defaultLimits.get(name));
    const limit = cache.get(definition) ?? { max: valueOf('max'), entries: valueOf('entries') };
    cache.set(definition, limit);
    return limit;
  };
}

/** Collects length errors by path, such as `emails.3`. Paths omit the name of an argument called `input`. */
class LengthChecker {
  readonly errors: Record<string, string> = {};

  constructor(
    private readonly limitOf: (definition: InputDefinition) => LengthLimit,
    private readonly variables: Variables,
    private readonly defaults: DocumentInputs['defaults'],
  ) {}

  checkArgument({ definition, value }: ArgumentValue): void {
    this.checkNode(definition, definition.type, value, definition.name === 'input' ? [] : [definition.name]);
  }

  private checkNode(
    definition: InputDefinition,
    type: GraphQLInputType,
    node: ValueNode,
    path: readonly string[],
  ): void {
    if (node.kind === Kind.VARIABLE) return this.checkVariable(definition, type, node.name.value, path);
    if (node.kind === Kind.LIST) {
      const each = (entry: ValueNode, inner: GraphQLInputType, at: readonly string[]) =>
        this.checkNode(definition, inner, entry, at);
      return this.checkList(definition, type, node.values, path, each);
    }
    if (node.kind === Kind.OBJECT) {
      for (const { name, value } of node.fields) {
        const field = fieldsOf(type)?.[name.value];
        if (field) this.checkNode(field, field.type, value, [...path, name.value]);
      }
    } else if ('value' in node && typeof node.value === 'string')
      this.checkText(definition, type, node.value, path);
  }

  private checkVariable(
    definition: InputDefinition,
    type: GraphQLInputType,
    name: string,
    path: readonly string[],
  ): void {
    this.checkValue(definition, type, this.variables[name], path);
    for (const value of this.defaults.get(name) ?? []) this.checkNode(definition, type, value, path);
  }

  private checkValue(
    definition: InputDefinition,
    type: GraphQLInputType,
    value: unknown,
    path: readonly string[],
  ): void {
    if (typeof value === 'string') return this.checkText(definition, type, value, path);
    if (Array.isArray(value)) {
      const each = (entry: unknown, inner: GraphQLInputType, at: readonly string[]) =>
        this.checkValue(definition, inner, entry, at);
      return this.checkList(definition, type, value, path, each);
    }
    const fields = isRecord(value) ? fieldsOf(type) : null;
    for (const [name, inner] of fields && isRecord(value) ? Object.entries(value) : []) {
      const field = Object.hasOwn(fields ?? {}, name) ? fields?.[name] : undefined;
      if (field) this.checkValue(field, field.type, inner, [...path, name]);
    }
  }

  private checkList<Entry>(
    definition: InputDefinition,
    type: GraphQLInputType,
    list: readonly Entry[],
    path: readonly string[],
    each: (entry: Entry, type: GraphQLInputType, path: readonly string[]) => void,
  ): void {
    const inner = getNullableType(type);
    // Validation rejects nested lists that the schema doesn't define.
    if (!isListType(inner)) return;
    const { entries } = this.limitOf(definition);
    if (list.length > entries)
      this.addError(path, t('Enter at most {max} items.', { max: numberText(entries) }));
    else list.forEach((entry, at) => each(entry, inner.ofType, [...path, String(at)]));
  }

  private checkText(
    definition: InputDefinition,
    type: GraphQLInputType,
    text: string,
    path: readonly string[],
  ): void {
    const max = isText(type) ? this.limitOf(definition).max : defaultMaxLength;
    if (text.length > max)
      this.addError(path, t('Enter at most {max} characters.', { max: numberText(max) }));
  }

  private addError(path: readonly string[], message: string): void {
    if (Object.keys(this.errors).length < maxErrors) this.errors[path.join('.') || 'input'] = message;
  }
}

/** Returns the type inside all list types, because GraphQL accepts a single value in place of a list. */
const withoutLists = (type: GraphQLInputType): GraphQLInputType => {
  const nullable = getNullableType(type);
  return isListType(nullable) ? withoutLists(nullable.ofType) : nullable;
};

const isText = (type: GraphQLInputType): boolean => String(withoutLists(type)) === 'String';

function fieldsOf(type: GraphQLInputType) {
  const named = withoutLists(type);
  return isInputObjectType(named) ? named.getFields() : null;
}

function collectInputs(schema: GraphQLSchema, document: DocumentNode): DocumentInputs {
  const argumentValues: ArgumentValue[] = [];
  const defaults = new Map<string, ValueNode[]>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument({ value }) {
        const definition = info.getArgument();
        if (definition) argumentValues.push({ definition, value });
      },
      VariableDefinition({ variable: { name }, defaultValue }) {
        if (defaultValue) defaults.set(name.value, [...(defaults.get(name.value) ?? []), defaultValue]);
      },
    }),
  );
  return { argumentValues, defaults };
}

/**
 * Returns a check of the arguments, variables and defaults of a valid document. The check returns messages by
 * path for up to five values above their limits, or null if there are none.
 */
export function createLengthCheck(schema: GraphQLSchema) {
  const limitOf = createLengthLimits(schema);
  const cache = new WeakMap<DocumentNode, DocumentInputs>();
  return (document: DocumentNode, variables: Variables): Readonly<Record<string, string>> | null => {
    const inputs = cache.get(document) ?? collectInputs(schema, document);
    cache.set(document, inputs);
    const checker = new LengthChecker(limitOf, variables, inputs.defaults);
    for (const argument of inputs.argumentValues) checker.checkArgument(argument);
    return Object.keys(checker.errors).length > 0 ? checker.errors : null;
  };
}

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
import { numberText } from '../lib/ownLanguage';

interface Longest {
  /** Characters of a string. */
  max: number;
  /** Entries of a list. */
  entries: number;
}

export type Place = GraphQLArgument | GraphQLInputField;
type Variables = Readonly<Record<string, unknown>>;

/** An argument as it stands in a document. */
interface Written {
  place: Place;
  value: ValueNode;
}

/** What a document says of lengths before its variables have values. */
interface Counted {
  written: readonly Written[];
  /** By the name of the variable, from every operation of the document. */
  defaults: ReadonlyMap<string, readonly ValueNode[]>;
}

/** Of ids, enum values, days and moments, which no directive names. */
const longestOfOthers = 100;
const mostRefused = 5;

const isRecord = (value: unknown): value is Variables => typeof value === 'object' && value !== null;

/** Reads `@length` of schema.graphql: how long each string and list of the contract may be. */
export function createLongestOf(schema: GraphQLSchema): (place: Place) => Longest {
  const directive = schema.getDirective('length');
  if (!directive) throw new Error('schema.graphql has no @length directive.');
  const usual = new Map(directive.args.map(({ name, defaultValue }) => [name, defaultValue]));
  const known = new Map<Place, Longest>();
  return (place) => {
    const own = place.astNode && getDirectiveValues(directive, place.astNode);
    const valueOf = (name: keyof Longest) => Number(own?.[name] ?? usual.get(name));
    const longest = known.get(place) ?? { max: valueOf('max'), entries: valueOf('entries') };
    known.set(place, longest);
    return longest;
  };
}

/** What is too long, by its path: `emails.3`. The fields of an argument named `input` go without its name. */
class Lengths {
  readonly refused: Record<string, string> = {};

  constructor(
    private readonly longestOf: (place: Place) => Longest,
    private readonly variables: Variables,
    private readonly defaults: Counted['defaults'],
  ) {}

  written({ place, value }: Written): void {
    this.node(place, place.type, value, place.name === 'input' ? [] : [place.name]);
  }

  private node(place: Place, type: GraphQLInputType, node: ValueNode, path: readonly string[]): void {
    if (node.kind === Kind.VARIABLE) return this.variable(place, type, node.name.value, path);
    if (node.kind === Kind.LIST) {
      const each = (entry: ValueNode, inner: GraphQLInputType, at: readonly string[]) =>
        this.node(place, inner, entry, at);
      return this.list(place, type, node.values, path, each);
    }
    if (node.kind === Kind.OBJECT) {
      for (const { name, value } of node.fields) {
        const field = fieldsOf(type)?.[name.value];
        if (field) this.node(field, field.type, value, [...path, name.value]);
      }
    } else if ('value' in node && typeof node.value === 'string') this.text(place, type, node.value, path);
  }

  private variable(place: Place, type: GraphQLInputType, name: string, path: readonly string[]): void {
    this.value(place, type, this.variables[name], path);
    for (const value of this.defaults.get(name) ?? []) this.node(place, type, value, path);
  }

  private value(place: Place, type: GraphQLInputType, value: unknown, path: readonly string[]): void {
    if (typeof value === 'string') return this.text(place, type, value, path);
    if (Array.isArray(value)) {
      const each = (entry: unknown, inner: GraphQLInputType, at: readonly string[]) =>
        this.value(place, inner, entry, at);
      return this.list(place, type, value, path, each);
    }
    const fields = isRecord(value) ? fieldsOf(type) : null;
    for (const [name, inner] of fields && isRecord(value) ? Object.entries(value) : []) {
      const field = Object.hasOwn(fields ?? {}, name) ? fields?.[name] : undefined;
      if (field) this.value(field, field.type, inner, [...path, name]);
    }
  }

  private list<Entry>(
    place: Place,
    type: GraphQLInputType,
    list: readonly Entry[],
    path: readonly string[],
    each: (entry: Entry, type: GraphQLInputType, path: readonly string[]) => void,
  ): void {
    const inner = getNullableType(type);
    // Lists in a list that the contract does not have are refused as the wrong type.
    if (!isListType(inner)) return;
    const { entries } = this.longestOf(place);
    if (list.length > entries) this.refuse(path, `Use at most ${numberText(entries)} entries.`);
    else list.forEach((entry, at) => each(entry, inner.ofType, [...path, String(at)]));
  }

  private text(place: Place, type: GraphQLInputType, text: string, path: readonly string[]): void {
    const max = isText(type) ? this.longestOf(place).max : longestOfOthers;
    if (text.length > max) this.refuse(path, `Use at most ${numberText(max)} characters.`);
  }

  private refuse(path: readonly string[], message: string): void {
    if (Object.keys(this.refused).length < mostRefused) this.refused[path.join('.') || 'input'] = message;
  }
}

/** GraphQL takes a value for a list of one. */
const withoutLists = (type: GraphQLInputType): GraphQLInputType => {
  const nullable = getNullableType(type);
  return isListType(nullable) ? withoutLists(nullable.ofType) : nullable;
};

const isText = (type: GraphQLInputType): boolean => String(withoutLists(type)) === 'String';

function fieldsOf(type: GraphQLInputType) {
  const named = withoutLists(type);
  return isInputObjectType(named) ? named.getFields() : null;
}

function countedIn(schema: GraphQLSchema, document: DocumentNode): Counted {
  const written: Written[] = [];
  const defaults = new Map<string, ValueNode[]>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument({ value }) {
        const place = info.getArgument();
        if (place) written.push({ place, value });
      },
      VariableDefinition({ variable: { name }, defaultValue }) {
        if (defaultValue) defaults.set(name.value, [...(defaults.get(name.value) ?? []), defaultValue]);
      },
    }),
  );
  return { written, defaults };
}

/**
 * Returns the check of a valid document's arguments, their variables and the defaults of these: a message for each that is
 * longer than the contract lets it be.
 */
export function createLengthCheck(schema: GraphQLSchema) {
  const longestOf = createLongestOf(schema);
  const known = new WeakMap<DocumentNode, Counted>();
  return (document: DocumentNode, variables: Variables): Readonly<Record<string, string>> | null => {
    const counted = known.get(document) ?? countedIn(schema, document);
    known.set(document, counted);
    const lengths = new Lengths(longestOf, variables, counted.defaults);
    for (const argument of counted.written) lengths.written(argument);
    return Object.keys(lengths.refused).length > 0 ? lengths.refused : null;
  };
}

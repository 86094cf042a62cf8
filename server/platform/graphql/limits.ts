import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { numberText } from '../../lib/localeText';
import { t } from '../../lib/i18n/i18n';

interface Repetition {
  /** The number of fields with the same response name as an earlier field of their selection set. */
  repeats: number;
  spreads: number;
}

/**
 * Counts repeated fields and fragment spreads. Validation compares these in pairs, which takes very long for
 * many of them.
 */
function countRepetition({ selections }: SelectionSetNode, names = new Set<string>()): Repetition {
  const total: Repetition = { repeats: 0, spreads: 0 };
  const add = ({ repeats, spreads }: Repetition): void => {
    total.repeats += repeats;
    total.spreads += spreads;
  };
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      total.spreads += 1;
      continue;
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(countRepetition(selection.selectionSet, names));
      continue;
    }
    const name = (selection.alias ?? selection.name).value;
    if (names.has(name)) total.repeats += 1;
    names.add(name);
    if (selection.selectionSet) add(countRepetition(selection.selectionSet));
  }
  return total;
}

export const documentLimits = {
  characters: 50_000,
  tokens: 2000,
  depth: 10,
  width: 10,
  aliases: 30,
  texts: 3,
  directives: 20,
  repeats: 20,
  spreads: 100,
} as const;

interface QueryCost {
  depth: number;
  /** Number of fields in the selection set. The limit applies to root fields. */
  width: number;
  aliases: number;
  /** Number of fields that parse a whole rich text. */
  texts: number;
  directives: number;
}

interface TotalCost extends QueryCost {
  repeats: number;
  spreads: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const zeroCost: QueryCost = { depth: 0, width: 0, aliases: 0, texts: 0, directives: 0 };

const richTextFields: ReadonlySet<string> = new Set([
  'legalPage',
  'legalVersion',
  'quickGuide',
  'quickGuideVersion',
  'saveLegalDraft',
  'restoreLegalVersion',
  'discardLegalDraft',
  'saveQuickGuideDraft',
  'restoreQuickGuideVersion',
  'discardQuickGuideDraft',
]);

/** Computes the cost of a document with expanded fragments, so that fragments can't hide aliases or depth. */
class CostCalculator {
  private readonly costs = new Map<string, QueryCost>();

  constructor(private readonly fragments: Fragments) {}

  selectionSet({ selections }: SelectionSetNode): QueryCost {
    const total = { ...zeroCost };
    for (const selection of selections) {
      const cost = this.selection(selection);
      total.depth = Math.max(total.depth, cost.depth);
      total.width += cost.width;
      total.aliases += cost.aliases;
      total.texts += cost.texts;
      total.directives += cost.directives + (selection.directives?.length ?? 0);
    }
    return total;
  }

  private selection(selection: SelectionSetNode['selections'][number]): QueryCost {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.fragment(selection.name.value);
    const nestedCost = selection.selectionSet ? this.selectionSet(selection.selectionSet) : zeroCost;
    if (selection.kind === Kind.INLINE_FRAGMENT) return nestedCost;
    // Introspection nests deeper than any screen, so it counts as one level. Production disables it.
    const depth = selection.name.value.startsWith('__') ? 1 : nestedCost.depth + 1;
    return {
      ...nestedCost,
      depth,
      width: 1,
      aliases: nestedCost.aliases + (selection.alias ? 1 : 0),
      texts: nestedCost.texts + (richTextFields.has(selection.name.value) ? 1 : 0),
    };
  }

  private fragment(name: string): QueryCost {
    const cached = this.costs.get(name);
    if (cached) return cached;
    // A fragment costs nothing until its cost is known, which ends recursion. Validation rejects cycles.
    this.costs.set(name, zeroCost);
    const definition = this.fragments.get(name);
    if (!definition) return zeroCost;
    const cost = this.selectionSet(definition.selectionSet);
    cost.directives += definition.directives?.length ?? 0;
    this.costs.set(name, cost);
    return cost;
  }
}

export const tooLongError = (): GraphQLError =>
  new GraphQLError(
    t('The document is longer than {max} characters. Pass long values as variables.', {
      max: numberText(documentLimits.characters),
    }),
  );

const limitNames = ['depth', 'aliases', 'texts', 'directives', 'repeats', 'spreads', 'width'] as const;

const messages: Readonly<Record<(typeof limitNames)[number], (max: string) => string>> = {
  depth: (max) => t('The document nests fields more than {max} levels deep.', { max }),
  width: (max) => t('The document selects more than {max} fields at once.', { max }),
  aliases: (max) => t('The document has more than {max} aliases.', { max }),
  texts: (max) =>
    t('The document reads or writes more than {max} rich-text fields. Send one request for each.', { max }),
  directives: (max) => t('The document has more than {max} directives.', { max }),
  repeats: (max) => t('The document repeats fields more than {max} times.', { max }),
  spreads: (max) => t('The document uses fragments more than {max} times.', { max }),
};

/** Returns one error for each limit that the document exceeds. */
export function findExceededLimits(document: DocumentNode): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const calculator = new CostCalculator(fragments);
  const total: TotalCost = { ...zeroCost, repeats: 0, spreads: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
      continue;
    const cost = calculator.selectionSet(definition.selectionSet);
    const { repeats, spreads } = countRepetition(definition.selectionSet);
    total.repeats += repeats;
    total.spreads += spreads;
    total.depth = Math.max(total.depth, cost.depth);
    if (definition.kind === Kind.FRAGMENT_DEFINITION) continue;
    total.width = Math.max(total.width, cost.width);
    total.aliases += cost.aliases;
    total.texts += cost.texts;
    total.directives += cost.directives + (definition.directives?.length ?? 0);
  }
  return limitNames
    .filter((limit) => total[limit] > documentLimits[limit])
    .map((limit) => new GraphQLError(messages[limit](numberText(documentLimits[limit]))));
}

import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { numberText } from '../lib/ownLanguage';
import { repetitionIn } from './repetition';

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

interface Weight {
  depth: number;
  /** How many fields stand beside each other. */
  width: number;
  aliases: number;
  /** Fields that parse a whole rich text. */
  texts: number;
  directives: number;
}

interface Total extends Weight {
  repeats: number;
  spreads: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const nothing: Weight = { depth: 0, width: 0, aliases: 0, texts: 0, directives: 0 };

const textFields: ReadonlySet<string> = new Set([
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

/** Weighs what a document asks for with every fragment written out, so that fragments can't hide aliases or depth. */
class Scales {
  private readonly weighed = new Map<string, Weight>();

  constructor(private readonly fragments: Fragments) {}

  selectionSet({ selections }: SelectionSetNode): Weight {
    const total = { ...nothing };
    for (const selection of selections) {
      const weight = this.selection(selection);
      total.depth = Math.max(total.depth, weight.depth);
      total.width += weight.width;
      total.aliases += weight.aliases;
      total.texts += weight.texts;
      total.directives += weight.directives + (selection.directives?.length ?? 0);
    }
    return total;
  }

  private selection(selection: SelectionSetNode['selections'][number]): Weight {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.fragment(selection.name.value);
    const inner = selection.selectionSet ? this.selectionSet(selection.selectionSet) : nothing;
    if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
    // A tool that reads the schema goes deeper than any screen; production has introspection off.
    const depth = selection.name.value.startsWith('__') ? 1 : inner.depth + 1;
    return {
      ...inner,
      depth,
      width: 1,
      aliases: inner.aliases + (selection.alias ? 1 : 0),
      texts: inner.texts + (textFields.has(selection.name.value) ? 1 : 0),
    };
  }

  private fragment(name: string): Weight {
    const known = this.weighed.get(name);
    if (known) return known;
    // Until it is weighed a fragment weighs nothing, which ends a cycle; validation refuses the cycle itself.
    this.weighed.set(name, nothing);
    const definition = this.fragments.get(name);
    if (!definition) return nothing;
    const weight = this.selectionSet(definition.selectionSet);
    weight.directives += definition.directives?.length ?? 0;
    this.weighed.set(name, weight);
    return weight;
  }
}

export const tooLong = new GraphQLError(
  `This request is longer than ${numberText(documentLimits.characters)} characters. Long values belong in its variables.`,
);

const refusals = {
  depth: `This request goes deeper than ${documentLimits.depth} fields.`,
  width: `This request asks for more than ${documentLimits.width} things at once.`,
  aliases: `This request has more than ${documentLimits.aliases} aliases.`,
  texts: `This request reads or saves more than ${documentLimits.texts} texts. Send them one at a time.`,
  directives: `This request has more than ${documentLimits.directives} directives.`,
  repeats: `This request asks more than ${documentLimits.repeats} times for what it asked for already.`,
  spreads: `This request names fragments more than ${documentLimits.spreads} times.`,
} as const;

/** Why a document asks for too much, in one error a limit. */
export function overLimits(document: DocumentNode): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const scales = new Scales(fragments);
  const total: Total = { ...nothing, repeats: 0, spreads: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
      continue;
    const weight = scales.selectionSet(definition.selectionSet);
    const { repeats, spreads } = repetitionIn(definition.selectionSet);
    total.repeats += repeats;
    total.spreads += spreads;
    total.depth = Math.max(total.depth, weight.depth);
    if (definition.kind === Kind.FRAGMENT_DEFINITION) continue;
    total.width = Math.max(total.width, weight.width);
    total.aliases += weight.aliases;
    total.texts += weight.texts;
    total.directives += weight.directives + (definition.directives?.length ?? 0);
  }
  const limits = ['depth', 'aliases', 'texts', 'directives', 'repeats', 'spreads', 'width'] as const;
  return limits
    .filter((what) => total[what] > documentLimits[what])
    .map((what) => new GraphQLError(refusals[what]));
}

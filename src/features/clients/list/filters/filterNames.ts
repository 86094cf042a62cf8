import type { ClientFilter, MovementKind } from '@/api/schema.generated';
import { countryName } from '@/lib/countryName';
import { formatDay, formatOpenDays } from '@/lib/days';
import * as texts from '@/texts/clients/list/filters';
import type { FilterWord } from './filterWords';

interface FilterName {
  /** In the menu that adds it; null where only a link does. */
  menu: string | null;
  /** Has values to choose; the others are there or not. */
  isEdited?: true;
  needsMoney?: true;
  /** On the chip. */
  chip: (filter: ClientFilter, planName: (id: string) => string) => string;
}

const movements: Readonly<Record<MovementKind, string>> = {
  New: texts.beganToPay,
  Expansion: texts.payMoreSince,
  Contraction: texts.payLessSince,
  Churned: texts.stoppedPaying,
};

const mostNamed = 2;

function named(label: string, names: readonly string[]): string {
  const rest = names.length - mostNamed;
  return `${label}: ${names.slice(0, mostNamed).join(', ')}${rest > 0 ? texts.andMore(rest) : ''}`;
}

/** What each filter is called; the status has buttons of its own. */
export const filterNames: Readonly<Record<Exclude<FilterWord, 'status'>, FilterName>> = {
  plan: {
    menu: texts.plan,
    isEdited: true,
    chip: ({ planId }, planName) => named(texts.plan, (planId ?? []).map(planName)),
  },
  country: {
    menu: texts.country,
    isEdited: true,
    chip: ({ country }) => named(texts.country, (country ?? []).map(countryName)),
  },
  tag: { menu: texts.tag, isEdited: true, chip: ({ tag }) => named(texts.tag, tag ?? []) },
  created: {
    menu: texts.created,
    isEdited: true,
    chip: ({ createdFrom = null, createdTo = null }) =>
      texts.createdOpenDays(formatOpenDays({ from: createdFrom, to: createdTo })),
  },
  failed: { menu: texts.lastPaymentFailed, needsMoney: true, chip: () => texts.lastPaymentFailed },
  trial: {
    menu: texts.trialEndsIn7Days,
    chip: ({ trialEndsWithinDays }) =>
      trialEndsWithinDays === 1 ? texts.trialEndsIn1Day : texts.trialEndsInDays(trialEndsWithinDays),
  },
  never: { menu: texts.neverSignedIn, chip: () => texts.neverSignedIn },
  attention: { menu: texts.needsAttention, chip: () => texts.needsAttention },
  active: { menu: null, chip: ({ activeOn }) => texts.payingOn(formatDay(activeOn ?? '')) },
  movement: {
    menu: null,
    chip: ({ movement }) => (movement ? `${movements[movement.kind]} ${formatOpenDays(movement)}` : ''),
  },
};

export type NamedWord = keyof typeof filterNames;

export const namedWords = Object.keys(filterNames) as NamedWord[];

/** What the menu offers of the filters that do not hold yet. */
export const offeredFilters = (used: readonly string[], hasMoney: boolean) =>
  namedWords.flatMap((word) => {
    const { menu, needsMoney } = filterNames[word];
    return menu && !used.includes(word) && (hasMoney || !needsMoney) ? [{ word, label: menu }] : [];
  });

/** What a filter without values to choose adds. */
export const fixedFilters: Readonly<Partial<Record<FilterWord, ClientFilter>>> = {
  failed: { lastPaymentFailed: true },
  trial: { trialEndsWithinDays: 7 },
  never: { neverSignedIn: true },
  attention: { needsAttention: true },
};

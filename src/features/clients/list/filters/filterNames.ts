import type { ClientFilter, MovementKind } from '@/api/schema.generated';
import { countryName } from '@/lib/countryName';
import { formatDay, formatOpenDays } from '@/lib/days';
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
  New: 'Began to pay',
  Expansion: 'Pay more since',
  Contraction: 'Pay less since',
  Churned: 'Stopped paying',
};

const mostNamed = 2;

function named(label: string, names: readonly string[]): string {
  const rest = names.length - mostNamed;
  return `${label}: ${names.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** What each filter is called; the status has buttons of its own. */
export const filterNames: Readonly<Record<Exclude<FilterWord, 'status'>, FilterName>> = {
  plan: {
    menu: 'Plan',
    isEdited: true,
    chip: ({ planId }, planName) => named('Plan', (planId ?? []).map(planName)),
  },
  country: {
    menu: 'Country',
    isEdited: true,
    chip: ({ country }) => named('Country', (country ?? []).map(countryName)),
  },
  tag: { menu: 'Tag', isEdited: true, chip: ({ tag }) => named('Tag', tag ?? []) },
  created: {
    menu: 'Created',
    isEdited: true,
    chip: ({ createdFrom = null, createdTo = null }) =>
      `Created ${formatOpenDays({ from: createdFrom, to: createdTo })}`,
  },
  failed: { menu: 'Last payment failed', needsMoney: true, chip: () => 'Last payment failed' },
  trial: {
    menu: 'Trial ends in 7 days',
    chip: ({ trialEndsWithinDays }) =>
      trialEndsWithinDays === 1 ? 'Trial ends in 1 day' : `Trial ends in ${trialEndsWithinDays} days`,
  },
  never: { menu: 'Never signed in', chip: () => 'Never signed in' },
  attention: { menu: 'Needs attention', chip: () => 'Needs attention' },
  active: { menu: null, chip: ({ activeOn }) => `Paying on ${formatDay(activeOn ?? '')}` },
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

import { trialAttentionDays } from '@contract/clients';
import type { MrrMovementKind } from '@contract/enums';
import type { ClientFilter } from '@/api/types';
import { countryName } from '@/lib/format';
import { formatDay, formatOpenDays } from '@/lib/days';
import * as texts from '@/texts/clients/list/filters';
import type { FilterKey } from './filterCodecs';

interface FilterLabels {
  /** Label in the menu. Null if only links set the filter. */
  menuLabel: string | null;
  /** True if the operator selects values. Other filters are on or off. */
  hasEditor?: true;
  needsMoney?: true;
  /** Returns the text of the chip. */
  chipLabel: (filter: ClientFilter, planName: (id: string) => string) => string;
}

const movementLabels: Readonly<Record<MrrMovementKind, string>> = {
  New: texts.beganToPay,
  Expansion: texts.payMoreSince,
  Contraction: texts.payLessSince,
  Churned: texts.stoppedPaying,
};

const maxNames = 2;

function listLabel(label: string, names: readonly string[]): string {
  const rest = names.length - maxNames;
  return `${label}: ${names.slice(0, maxNames).join(', ')}${rest > 0 ? texts.andMore(rest) : ''}`;
}

/** Labels of the filters. The status is missing because `StatusFilter` shows it. */
export const filterLabels: Readonly<Record<Exclude<FilterKey, 'status'>, FilterLabels>> = {
  plan: {
    menuLabel: texts.plan,
    hasEditor: true,
    chipLabel: ({ planId }, planName) => listLabel(texts.plan, (planId ?? []).map(planName)),
  },
  country: {
    menuLabel: texts.country,
    hasEditor: true,
    chipLabel: ({ country }) => listLabel(texts.country, (country ?? []).map(countryName)),
  },
  tag: { menuLabel: texts.tag, hasEditor: true, chipLabel: ({ tag }) => listLabel(texts.tag, tag ?? []) },
  created: {
    menuLabel: texts.created,
    hasEditor: true,
    chipLabel: ({ createdFrom = null, createdTo = null }) =>
      texts.createdOpenDays(formatOpenDays({ from: createdFrom, to: createdTo })),
  },
  failed: { menuLabel: texts.lastPaymentFailed, needsMoney: true, chipLabel: () => texts.lastPaymentFailed },
  trial: {
    menuLabel: texts.trialEndsInDays(trialAttentionDays),
    chipLabel: ({ trialEndsWithinDays }) =>
      trialEndsWithinDays === 1 ? texts.trialEndsIn1Day : texts.trialEndsInDays(trialEndsWithinDays),
  },
  never: { menuLabel: texts.neverSignedIn, chipLabel: () => texts.neverSignedIn },
  attention: { menuLabel: texts.needsAttention, chipLabel: () => texts.needsAttention },
  active: { menuLabel: null, chipLabel: ({ activeOn }) => texts.payingOn(formatDay(activeOn ?? '')) },
  movement: {
    menuLabel: null,
    chipLabel: ({ movement }) =>
      movement ? `${movementLabels[movement.kind]} ${formatOpenDays(movement)}` : '',
  },
};

export type ChipFilterKey = keyof typeof filterLabels;

export const chipFilterKeys = Object.keys(filterLabels) as ChipFilterKey[];

/** Returns the filters that the menu can add. */
export const addableFilters = (activeKeys: readonly string[], canSeeMoney: boolean) =>
  chipFilterKeys.flatMap((filterKey) => {
    const { menuLabel, needsMoney } = filterLabels[filterKey];
    return menuLabel && !activeKeys.includes(filterKey) && (canSeeMoney || !needsMoney)
      ? [{ filterKey, label: menuLabel }]
      : [];
  });

/** The value that the menu sets for each filter without an editor. */
export const presetFilters: Readonly<Partial<Record<FilterKey, ClientFilter>>> = {
  failed: { lastPaymentFailed: true },
  trial: { trialEndsWithinDays: trialAttentionDays },
  never: { neverSignedIn: true },
  attention: { needsAttention: true },
};

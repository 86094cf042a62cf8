import { formatOpenDays } from '@/lib/days';
import { actionText } from '@/ui/activity/activityWords';
import { actorTypeNames } from './actors';
import type { FilterWord, RecordFilters } from './recordFilters';
import { targetName } from './targets';

/** What a chip needs beside the filter itself. */
export interface ChipFacts {
  personName: (id: string) => string;
  /** Null while it is not known. */
  targetLabel: string | null;
}

interface FilterName {
  label: string;
  /** The values take effect as they are chosen, and several can be. */
  isLive?: true;
  /** It comes by a link; there is nothing to choose it from. */
  isUnoffered?: true;
  chip: (filters: RecordFilters, facts: ChipFacts) => string;
}

const mostNamed = 2;

function named(label: string, names: readonly string[]): string {
  const rest = names.length - mostNamed;
  return `${label}: ${names.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** `client.paused` as `Client: paused`: away from its row, what is done to a client has to say so. */
export function actionLabel(action: string): string {
  const text = actionText(action);
  const saysSo = !action.startsWith('client.') || /^client/i.test(text);
  return saysSo ? text : `Client: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** What each filter is called. */
export const filterNames: Readonly<Record<FilterWord, FilterName>> = {
  person: {
    label: 'Person',
    isLive: true,
    chip: ({ person = [] }, { personName }) => named('Person', person.map(personName)),
  },
  action: {
    label: 'What was done',
    isLive: true,
    chip: ({ action = [] }) => named('What', action.map(actionLabel)),
  },
  kind: {
    label: 'What it was about',
    isLive: true,
    chip: ({ kind = [] }) => named('About', kind.map(targetName)),
  },
  days: { label: 'Days', chip: ({ days }) => formatOpenDays(days ?? { from: null, to: null }) },
  address: { label: 'Address', chip: ({ address }) => `From ${address}` },
  by: {
    label: 'Done by',
    isLive: true,
    chip: ({ by = [] }) =>
      named(
        'By',
        by.map((type) => actorTypeNames[type]),
      ),
  },
  target: {
    label: 'One thing',
    isUnoffered: true,
    chip: (_filters, { targetLabel }) => `About ${targetLabel ?? 'one thing'}`,
  },
};

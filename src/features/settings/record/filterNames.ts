import { formatOpenDays } from '@/lib/days';
import { actionText } from '@/ui/activity/activityWords';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/settings/record';
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
  return `${label}: ${names.slice(0, mostNamed).join(', ')}${rest > 0 ? texts.andMore(rest) : ''}`;
}

/** `client.paused` as `Client: paused`: away from its row, what is done to a client has to say so. */
export function actionLabel(action: string): string {
  const text = actionText(action);
  const saysSo = !action.startsWith('client.') || /^client/i.test(text);
  return saysSo ? text : texts.clientAction(inSentence(text.charAt(0)) + text.slice(1));
}

/** What each filter is called. */
export const filterNames: Readonly<Record<FilterWord, FilterName>> = {
  person: {
    label: texts.person,
    isLive: true,
    chip: ({ person = [] }, { personName }) => named(texts.person, person.map(personName)),
  },
  action: {
    label: texts.whatWasDone,
    isLive: true,
    chip: ({ action = [] }) => named(texts.what, action.map(actionLabel)),
  },
  kind: {
    label: texts.whatItWasAbout,
    isLive: true,
    chip: ({ kind = [] }) => named(texts.about, kind.map(targetName)),
  },
  days: { label: texts.days, chip: ({ days }) => formatOpenDays(days ?? { from: null, to: null }) },
  address: { label: texts.address, chip: ({ address }) => texts.from(address) },
  by: {
    label: texts.doneBy,
    isLive: true,
    chip: ({ by = [] }) =>
      named(
        texts.by,
        by.map((type) => actorTypeNames[type]),
      ),
  },
  target: {
    label: texts.oneThing,
    isUnoffered: true,
    chip: (_filters, { targetLabel }) => texts.aboutOneThing(targetLabel),
  },
};

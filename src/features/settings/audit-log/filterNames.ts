import { formatOpenDays } from '@/lib/days';
import { actionText } from '@/ui/activity/activityLabels';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/settings/record';
import { actorTypeNames } from './actors';
import type { FilterKey, AuditLogFilters } from './auditLogFilters';
import { targetName } from './targets';

/** The data that chips need in addition to the filters. */
export interface ChipContext {
  personName: (id: string) => string;
  /** Null until an event with the filtered target is loaded. */
  targetLabel: string | null;
}

interface FilterDefinition {
  label: string;
  /** Set for filters that accept several values and apply each selection immediately. */
  isLive?: true;
  /** Set for filters that only links can add, so the menu does not offer them. */
  isLinkOnly?: true;
  chip: (filters: AuditLogFilters, context: ChipContext) => string;
}

const maxNames = 2;

function chipLabel(label: string, names: readonly string[]): string {
  const rest = names.length - maxNames;
  return `${label}: ${names.slice(0, maxNames).join(', ')}${rest > 0 ? texts.andMore(rest) : ''}`;
}

/**
 * Returns the label of an action. Prefixes client actions, as in `Client: paused`, unless the label starts
 * with `Client`.
 */
export function actionLabel(action: string): string {
  const text = actionText(action);
  const isUnambiguous = !action.startsWith('client.') || /^client/i.test(text);
  return isUnambiguous ? text : texts.clientAction(inSentence(text.charAt(0)) + text.slice(1));
}

export const filterNames: Readonly<Record<FilterKey, FilterDefinition>> = {
  person: {
    label: texts.person,
    isLive: true,
    chip: ({ person = [] }, { personName }) => chipLabel(texts.person, person.map(personName)),
  },
  action: {
    label: texts.whatWasDone,
    isLive: true,
    chip: ({ action = [] }) => chipLabel(texts.what, action.map(actionLabel)),
  },
  kind: {
    label: texts.whatItWasAbout,
    isLive: true,
    chip: ({ kind = [] }) => chipLabel(texts.about, kind.map(targetName)),
  },
  days: { label: texts.days, chip: ({ days }) => formatOpenDays(days ?? { from: null, to: null }) },
  address: { label: texts.address, chip: ({ address }) => texts.from(address) },
  by: {
    label: texts.doneBy,
    isLive: true,
    chip: ({ by = [] }) =>
      chipLabel(
        texts.by,
        by.map((type) => actorTypeNames[type]),
      ),
  },
  target: {
    label: texts.oneThing,
    isLinkOnly: true,
    chip: (_filters, { targetLabel }) => texts.aboutOneThing(targetLabel),
  },
};

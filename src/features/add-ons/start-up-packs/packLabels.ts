import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import {
  startUpPackItemKinds,
  type StartUpPackChoice,
  type StartUpPackItemKind,
  type StartUpPackOutcome,
} from '@contract/enums';
import type { BadgeTone } from '@/ui/StatusBadge';
import type { Installation, Pack } from './packsApi';

export const kindLabels: Readonly<Record<StartUpPackItemKind, MessageDescriptor>> = {
  Plan: msg`Plans`,
  QuickGuide: msg`Quick guides`,
  LegalPage: msg`Legal pages`,
  Theme: msg`Branding`,
  Template: msg`Marketing words`,
};

const countLabels: Readonly<Record<StartUpPackItemKind, (count: number) => string>> = {
  Plan: (count) => t`${plural(count, { one: '# plan', other: '# plans' })}`,
  QuickGuide: (count) => t`${plural(count, { one: '# quick guide', other: '# quick guides' })}`,
  LegalPage: (count) => t`${plural(count, { one: '# legal page', other: '# legal pages' })}`,
  Theme: (count) => t`${plural(count, { one: '# branding suggestion', other: '# branding suggestions' })}`,
  Template: (count) =>
    t`${plural(count, { one: '# set of marketing words', other: '# sets of marketing words' })}`,
};

/** Returns the contents of a pack for its card, such as `3 plans` and `4 quick guides`. */
export const contentsLabels = ({ contents }: Pick<Pack, 'contents'>): string[] =>
  startUpPackItemKinds.flatMap((kind) => {
    const count = contents.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [countLabels[kind](count)];
  });

export const choiceLabels: Readonly<Record<StartUpPackChoice, MessageDescriptor>> = {
  Add: msg`Add it`,
  Skip: msg`Leave it out`,
  Replace: msg`Replace what is there`,
  KeepBoth: msg`Keep both`,
};

export const outcomeLabels: Readonly<
  Record<StartUpPackOutcome, { label: MessageDescriptor; tone: BadgeTone }>
> = {
  Waiting: { label: msg`Waiting`, tone: 'gray' },
  Added: { label: msg`Added`, tone: 'green' },
  Replaced: { label: msg`Replaced`, tone: 'blue' },
  Skipped: { label: msg`Left out`, tone: 'gray' },
  Refused: { label: msg`Not added`, tone: 'amber' },
  Reversed: { label: msg`Taken back`, tone: 'green' },
  Retained: { label: msg`Left as it is`, tone: 'amber' },
};

export const statusLabels: Readonly<
  Record<Installation['status'], { label: MessageDescriptor; tone: BadgeTone }>
> = {
  Running: { label: msg`Being installed`, tone: 'blue' },
  Finished: { label: msg`Installed`, tone: 'green' },
  Failed: { label: msg`Stopped`, tone: 'red' },
  Undoing: { label: msg`Being taken back`, tone: 'blue' },
  Undone: { label: msg`Taken back`, tone: 'gray' },
};

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
  Template: msg`Marketing templates`,
};

const countLabels: Readonly<Record<StartUpPackItemKind, (count: number) => string>> = {
  Plan: (count) => t`${plural(count, { one: '# plan', other: '# plans' })}`,
  QuickGuide: (count) => t`${plural(count, { one: '# quick guide', other: '# quick guides' })}`,
  LegalPage: (count) => t`${plural(count, { one: '# legal page', other: '# legal pages' })}`,
  Theme: (count) => t`${plural(count, { one: '# branding suggestion', other: '# branding suggestions' })}`,
  Template: (count) => t`${plural(count, { one: '# marketing template', other: '# marketing templates' })}`,
};

/** Returns the contents of a pack for its card, such as `3 plans` and `4 quick guides`. */
export const contentsLabels = ({ contents }: Pick<Pack, 'contents'>): string[] =>
  startUpPackItemKinds.flatMap((kind) => {
    const count = contents.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [countLabels[kind](count)];
  });

export const choiceLabels: Readonly<Record<StartUpPackChoice, MessageDescriptor>> = {
  Add: msg({ message: 'Add', context: 'verb' }),
  Skip: msg({ message: 'Skip', context: 'verb' }),
  Replace: msg`Replace existing`,
  KeepBoth: msg`Keep both`,
};

export const outcomeLabels: Readonly<
  Record<StartUpPackOutcome, { label: MessageDescriptor; tone: BadgeTone }>
> = {
  Waiting: { label: msg`Waiting`, tone: 'gray' },
  Added: { label: msg`Added`, tone: 'green' },
  Replaced: { label: msg`Replaced`, tone: 'blue' },
  Skipped: { label: msg`Skipped`, tone: 'gray' },
  Refused: { label: msg`Not added`, tone: 'amber' },
  Reversed: { label: msg`Uninstalled`, tone: 'green' },
  Retained: { label: msg`Kept`, tone: 'amber' },
};

export const statusLabels: Readonly<
  Record<Installation['status'], { label: MessageDescriptor; tone: BadgeTone }>
> = {
  Running: { label: msg`Installing`, tone: 'blue' },
  Finished: { label: msg`Installed`, tone: 'green' },
  Failed: { label: msg`Failed`, tone: 'red' },
  Undoing: { label: msg`Uninstalling`, tone: 'blue' },
  Undone: { label: msg`Uninstalled`, tone: 'gray' },
};

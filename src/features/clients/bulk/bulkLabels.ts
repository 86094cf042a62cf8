import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { formatList, formatNumber } from '@/lib/format';
import type { BulkDetails } from './bulkApi';
import type { BulkKind } from './bulkDraft';

interface BulkLabels {
  /** Text of the button or menu item that opens the dialog. */
  label: MessageDescriptor;
  /** Text of the submit button until the number of clients is known. */
  action: MessageDescriptor;
  /** Returns the action with a number of clients, for the title and the submit button. */
  titleOf: (count: number) => string;
  /** The action's effect, and whether it can be undone. */
  effect: MessageDescriptor;
}

export const bulkLabels: Readonly<Record<BulkKind, BulkLabels>> = {
  AddTags: {
    label: msg`Add tags…`,
    action: msg`Add tags`,
    titleOf: (count) => t`${plural(count, { one: 'Add tags to # client', other: 'Add tags to # clients' })}`,
    effect: msg`Existing tags are kept. You can undo this.`,
  },
  RemoveTags: {
    label: msg`Remove tags…`,
    action: msg`Remove tags`,
    titleOf: (count) =>
      t`${plural(count, { one: 'Remove tags from # client', other: 'Remove tags from # clients' })}`,
    effect: msg`You can undo this.`,
  },
  ChangePlan: {
    label: msg`Change plan…`,
    action: msg`Change plan`,
    titleOf: (count) =>
      t`${plural(count, { one: 'Change plan for # client', other: 'Change plan for # clients' })}`,
    effect: msg`The plan’s current price applies from the next payment. A change from a free plan, during a trial, to another billing period, or to a plan with a setup fee is charged now. You can undo the change, but payments aren’t refunded.`,
  },
  Pause: {
    label: msg`Pause…`,
    action: msg`Pause clients`,
    titleOf: (count) => t`${plural(count, { one: 'Pause # client', other: 'Pause # clients' })}`,
    effect: msg`Charges stop until you resume the clients. You can undo this.`,
  },
  Resume: {
    label: msg`Resume…`,
    action: msg`Resume clients`,
    titleOf: (count) => t`${plural(count, { one: 'Resume # client', other: 'Resume # clients' })}`,
    effect: msg`A new billing period starts immediately. You can undo this.`,
  },
  Deactivate: {
    label: msg`Deactivate…`,
    action: msg`Deactivate clients`,
    titleOf: (count) => t`${plural(count, { one: 'Deactivate # client', other: 'Deactivate # clients' })}`,
    effect: msg`Clients lose access, but nothing is deleted. You can undo this.`,
  },
  Reactivate: {
    label: msg`Reactivate…`,
    action: msg`Reactivate clients`,
    titleOf: (count) => t`${plural(count, { one: 'Reactivate # client', other: 'Reactivate # clients' })}`,
    effect: msg`Clients regain access. You can undo this.`,
  },
};

export const primaryKinds: readonly BulkKind[] = ['AddTags', 'ChangePlan', 'Pause', 'Deactivate'];
export const secondaryKinds: readonly BulkKind[] = ['RemoveTags', 'Resume', 'Reactivate'];

const statusLabels: Readonly<Record<BulkDetails['status'], MessageDescriptor>> = {
  Running: msg`In progress`,
  Finished: msg({ message: 'Done', context: 'status' }),
  Canceled: msg`Stopped`,
  Failed: msg`Failed`,
};

function progressText({ kind, changed, total }: BulkDetails): string {
  const done = formatNumber(changed);
  return kind === 'Export'
    ? t`${plural(total, { one: `${done} of # client exported`, other: `${done} of # clients exported` })}`
    : t`${plural(total, { one: `${done} of # client changed`, other: `${done} of # clients changed` })}`;
}

/** Returns the status and progress in one line. */
export function statusText(bulk: BulkDetails): string {
  const { status, unchanged, refused } = bulk;
  const parts = [
    progressText(bulk),
    ...(unchanged > 0 ? [t`${{ unchanged: formatNumber(unchanged) }} unchanged`] : []),
    ...(refused > 0 ? [t`${{ refused: formatNumber(refused) }} skipped`] : []),
  ];
  return t`${{ status: i18n._(statusLabels[status]) }}: ${{ counts: formatList(parts, 'unit') }}`;
}

/** Returns the progress from 0 to 100. */
export const percentDone = ({ total, changed, unchanged, refused }: BulkDetails): number =>
  total === 0 ? 100 : ((changed + unchanged + refused) / total) * 100;

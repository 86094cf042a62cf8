import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { formatNumber } from '@/lib/format';
import type { BulkDetails } from './bulkApi';
import type { BulkKind } from './bulkDraft';

interface BulkLabels {
  /** Text of the button or menu item that opens the dialog. */
  label: MessageDescriptor;
  title: MessageDescriptor;
  /** Returns the text of the button that starts the action for a number of clients. */
  confirm: (count: number) => string;
  /** The action's effect, and whether it can be undone. */
  effect: MessageDescriptor;
}

export const bulkLabels: Readonly<Record<BulkKind, BulkLabels>> = {
  AddTags: {
    label: msg`Add tags…`,
    title: msg`Add tags`,
    confirm: (count) => t`${plural(count, { one: 'Tag # client', other: 'Tag # clients' })}`,
    effect: msg`Clients keep the tags they have. You can undo this afterwards.`,
  },
  RemoveTags: {
    label: msg`Remove tags…`,
    title: msg`Remove tags`,
    confirm: (count) => t`${plural(count, { one: 'Remove from # client', other: 'Remove from # clients' })}`,
    effect: msg`You can undo this afterwards.`,
  },
  ChangePlan: {
    label: msg`Change plan…`,
    title: msg`Change the plan`,
    confirm: (count) => t`${plural(count, { one: 'Move # client', other: 'Move # clients' })}`,
    effect: msg`Clients move now, at the plan’s current price. A move from a free plan, out of a trial, to another billing period or with a setup fee is charged now. You can undo the move afterwards; payments are not refunded.`,
  },
  Pause: {
    label: msg`Pause…`,
    title: msg`Pause clients`,
    confirm: (count) => t`${plural(count, { one: 'Pause # client', other: 'Pause # clients' })}`,
    effect: msg`Nothing is charged until they are resumed. You can undo this afterwards.`,
  },
  Resume: {
    label: msg`Resume…`,
    title: msg`Resume clients`,
    confirm: (count) => t`${plural(count, { one: 'Resume # client', other: 'Resume # clients' })}`,
    effect: msg`A new period begins at once. You can undo this afterwards.`,
  },
  Deactivate: {
    label: msg`Deactivate…`,
    title: msg`Deactivate clients`,
    confirm: (count) => t`${plural(count, { one: 'Deactivate # client', other: 'Deactivate # clients' })}`,
    effect: msg`They lose their access, and nothing is deleted. You can undo this afterwards.`,
  },
  Reactivate: {
    label: msg`Reactivate…`,
    title: msg`Reactivate clients`,
    confirm: (count) => t`${plural(count, { one: 'Reactivate # client', other: 'Reactivate # clients' })}`,
    effect: msg`They get their access back. You can undo this afterwards.`,
  },
};

export const primaryKinds: readonly BulkKind[] = ['AddTags', 'ChangePlan', 'Pause', 'Deactivate'];
export const secondaryKinds: readonly BulkKind[] = ['RemoveTags', 'Resume', 'Reactivate'];

const statusLabels: Readonly<Record<BulkDetails['status'], MessageDescriptor>> = {
  Running: msg`Under way`,
  Finished: msg({ message: 'Done', context: 'status' }),
  Canceled: msg`Stopped`,
  Failed: msg`Failed`,
};

function progressText({ kind, changed, total }: BulkDetails): string {
  const done = formatNumber(changed);
  return kind === 'Export'
    ? t`${plural(total, { one: `${done} of # client written`, other: `${done} of # clients written` })}`
    : t`${plural(total, { one: `${done} of # client changed`, other: `${done} of # clients changed` })}`;
}

/** Returns the status and progress in one line. */
export function statusText(bulk: BulkDetails): string {
  const { status, unchanged, refused } = bulk;
  const parts = [
    progressText(bulk),
    ...(unchanged > 0 ? [t`${{ unchanged: formatNumber(unchanged) }} needed no change`] : []),
    ...(refused > 0 ? [t`${{ refused: formatNumber(refused) }} not possible`] : []),
  ];
  return `${i18n._(statusLabels[status])}: ${parts.join(', ')}`;
}

/** Returns the progress from 0 to 100. */
export const percentDone = ({ total, changed, unchanged, refused }: BulkDetails): number =>
  total === 0 ? 100 : ((changed + unchanged + refused) / total) * 100;

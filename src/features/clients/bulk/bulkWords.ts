import { formatCount, formatNumber } from '@/lib/format';
import type { BulkDetails } from './bulkApi';
import type { BulkKind } from './bulkDraft';

interface KindWords {
  /** On the button that opens it. */
  label: string;
  title: string;
  /** On the button that does it. */
  confirm: (clients: string) => string;
  /** What follows from it, and whether it can be undone. */
  effect: string;
}

export const kindWords: Readonly<Record<BulkKind, KindWords>> = {
  AddTags: {
    label: 'Add tags…',
    title: 'Add tags',
    confirm: (clients) => `Tag ${clients}`,
    effect: 'Clients keep the tags they have. You can undo this afterwards.',
  },
  RemoveTags: {
    label: 'Remove tags…',
    title: 'Remove tags',
    confirm: (clients) => `Remove from ${clients}`,
    effect: 'You can undo this afterwards.',
  },
  ChangePlan: {
    label: 'Change plan…',
    title: 'Change the plan',
    confirm: (clients) => `Move ${clients}`,
    effect: 'Clients move to the plan’s current price at once. You can undo this afterwards.',
  },
  Pause: {
    label: 'Pause…',
    title: 'Pause clients',
    confirm: (clients) => `Pause ${clients}`,
    effect: 'Nothing is charged until they are resumed. You can undo this afterwards.',
  },
  Resume: {
    label: 'Resume…',
    title: 'Resume clients',
    confirm: (clients) => `Resume ${clients}`,
    effect: 'A new period begins at once. You can undo this afterwards.',
  },
  Deactivate: {
    label: 'Deactivate…',
    title: 'Deactivate clients',
    confirm: (clients) => `Deactivate ${clients}`,
    effect: 'They lose their access, and nothing is deleted. You can undo this afterwards.',
  },
  Reactivate: {
    label: 'Reactivate…',
    title: 'Reactivate clients',
    confirm: (clients) => `Reactivate ${clients}`,
    effect: 'They get their access back. You can undo this afterwards.',
  },
};

export const firstKinds: readonly BulkKind[] = ['AddTags', 'ChangePlan', 'Pause', 'Deactivate'];
export const otherKinds: readonly BulkKind[] = ['RemoveTags', 'Resume', 'Reactivate'];

const verbs: Readonly<Record<BulkDetails['status'], string>> = {
  Running: 'Under way',
  Finished: 'Done',
  Canceled: 'Stopped',
  Failed: 'Failed',
};

/** How far an action is, in one line. */
export function statusText({ kind, status, total, changed, unchanged, refused }: BulkDetails): string {
  const verb = kind === 'Export' ? 'written' : 'changed';
  const parts = [
    `${formatNumber(changed)} of ${formatCount(total, 'client')} ${verb}`,
    ...(unchanged > 0 ? [`${formatNumber(unchanged)} needed no change`] : []),
    ...(refused > 0 ? [`${formatNumber(refused)} not possible`] : []),
  ];
  return `${verbs[status]}: ${parts.join(', ')}`;
}

/** From 0 to 100. */
export const percentDone = ({ total, changed, unchanged, refused }: BulkDetails): number =>
  total === 0 ? 100 : ((changed + unchanged + refused) / total) * 100;

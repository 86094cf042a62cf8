import { formatNumber } from '@/lib/format';
import * as texts from '@/texts/clients/bulk';
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
    label: texts.addTags,
    title: texts.addTagsTitle,
    confirm: (clients) => texts.tag(clients),
    effect: texts.clientsKeepTheTagsThey,
  },
  RemoveTags: {
    label: texts.removeTags,
    title: texts.removeTagsTitle,
    confirm: (clients) => texts.removeFrom(clients),
    effect: texts.youCanUndoThisAfterwards,
  },
  ChangePlan: {
    label: texts.changePlan,
    title: texts.changeThePlan,
    confirm: (clients) => texts.move(clients),
    effect: texts.clientsMoveToThePlansCurrent,
  },
  Pause: {
    label: texts.pause,
    title: texts.pauseTitle,
    confirm: (clients) => texts.pauseClients(clients),
    effect: texts.nothingIsChargedUntilThey,
  },
  Resume: {
    label: texts.resume,
    title: texts.resumeTitle,
    confirm: (clients) => texts.resumeClients(clients),
    effect: texts.aNewPeriodBeginsAtOnce,
  },
  Deactivate: {
    label: texts.deactivate,
    title: texts.deactivateTitle,
    confirm: (clients) => texts.deactivateClients(clients),
    effect: texts.theyLoseTheirAccessAndNothing,
  },
  Reactivate: {
    label: texts.reactivate,
    title: texts.reactivateTitle,
    confirm: (clients) => texts.reactivateClients(clients),
    effect: texts.theyGetTheirAccessBackYou,
  },
};

export const firstKinds: readonly BulkKind[] = ['AddTags', 'ChangePlan', 'Pause', 'Deactivate'];
export const otherKinds: readonly BulkKind[] = ['RemoveTags', 'Resume', 'Reactivate'];

const verbs: Readonly<Record<BulkDetails['status'], string>> = {
  Running: texts.underWay,
  Finished: texts.done,
  Canceled: texts.stopped,
  Failed: texts.failed,
};

/** How far an action is, in one line. */
export function statusText({ kind, status, total, changed, unchanged, refused }: BulkDetails): string {
  const doneOf = kind === 'Export' ? texts.writtenOf : texts.changedOf;
  const parts = [
    doneOf(formatNumber(changed), total),
    ...(unchanged > 0 ? [texts.neededNoChange(formatNumber(unchanged))] : []),
    ...(refused > 0 ? [texts.notPossible(formatNumber(refused))] : []),
  ];
  return `${verbs[status]}: ${parts.join(', ')}`;
}

/** From 0 to 100. */
export const percentDone = ({ total, changed, unchanged, refused }: BulkDetails): number =>
  total === 0 ? 100 : ((changed + unchanged + refused) / total) * 100;

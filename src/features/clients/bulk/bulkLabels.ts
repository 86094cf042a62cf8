import { formatNumber } from '@/lib/format';
import * as texts from '@/texts/clients/bulk';
import type { BulkDetails } from './bulkApi';
import type { BulkKind } from './bulkDraft';

interface BulkLabels {
  /** Text of the button or menu item that opens the dialog. */
  label: string;
  title: string;
  /** Text of the button that starts the action. */
  confirm: (clients: string) => string;
  /** The action's effect, and whether it can be undone. */
  effect: string;
}

export const bulkLabels: Readonly<Record<BulkKind, BulkLabels>> = {
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

export const primaryKinds: readonly BulkKind[] = ['AddTags', 'ChangePlan', 'Pause', 'Deactivate'];
export const secondaryKinds: readonly BulkKind[] = ['RemoveTags', 'Resume', 'Reactivate'];

const statusLabels: Readonly<Record<BulkDetails['status'], string>> = {
  Running: texts.underWay,
  Finished: texts.done,
  Canceled: texts.stopped,
  Failed: texts.failed,
};

/** Returns the status and progress in one line. */
export function statusText({ kind, status, total, changed, unchanged, refused }: BulkDetails): string {
  const progressText = kind === 'Export' ? texts.writtenOf : texts.changedOf;
  const parts = [
    progressText(formatNumber(changed), total),
    ...(unchanged > 0 ? [texts.neededNoChange(formatNumber(unchanged))] : []),
    ...(refused > 0 ? [texts.notPossible(formatNumber(refused))] : []),
  ];
  return `${statusLabels[status]}: ${parts.join(', ')}`;
}

/** Returns the progress from 0 to 100. */
export const percentDone = ({ total, changed, unchanged, refused }: BulkDetails): number =>
  total === 0 ? 100 : ((changed + unchanged + refused) / total) * 100;

import {
  startUpPackItemKinds,
  type StartUpPackChoice,
  type StartUpPackItemKind,
  type StartUpPackOutcome,
} from '@contract/enums';
import type { BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/add-ons/start-up-packs';
import type { Installation, Pack } from './packsApi';

export const kindLabels: Readonly<Record<StartUpPackItemKind, string>> = {
  Plan: texts.plans,
  QuickGuide: texts.quickGuides,
  LegalPage: texts.legalPages,
  Theme: texts.branding,
  Template: texts.marketingWords,
};

const countLabels: Readonly<Record<StartUpPackItemKind, (count: number) => string>> = {
  Plan: texts.planCount,
  QuickGuide: texts.quickGuideCount,
  LegalPage: texts.legalPageCount,
  Theme: texts.themeCount,
  Template: texts.templateCount,
};

/** Returns the contents of a pack for its card, such as `3 plans` and `4 quick guides`. */
export const contentsLabels = ({ contents }: Pick<Pack, 'contents'>): string[] =>
  startUpPackItemKinds.flatMap((kind) => {
    const count = contents.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [countLabels[kind](count)];
  });

export const choiceLabels: Readonly<Record<StartUpPackChoice, string>> = {
  Add: texts.addIt,
  Skip: texts.leaveItOut,
  Replace: texts.replaceWhatIsThere,
  KeepBoth: texts.keepBoth,
};

export const outcomeLabels: Readonly<Record<StartUpPackOutcome, { label: string; tone: BadgeTone }>> = {
  Waiting: { label: texts.waiting, tone: 'gray' },
  Added: { label: texts.added, tone: 'green' },
  Replaced: { label: texts.replaced, tone: 'blue' },
  Skipped: { label: texts.leftOut, tone: 'gray' },
  Refused: { label: texts.notAdded, tone: 'amber' },
  Reversed: { label: texts.takenBack, tone: 'green' },
  Retained: { label: texts.leftAsIt, tone: 'amber' },
};

export const statusLabels: Readonly<Record<Installation['status'], { label: string; tone: BadgeTone }>> = {
  Running: { label: texts.beingInstalled, tone: 'blue' },
  Finished: { label: texts.installed, tone: 'green' },
  Failed: { label: texts.stopped, tone: 'red' },
  Undoing: { label: texts.beingTakenBack, tone: 'blue' },
  Undone: { label: texts.takenBack, tone: 'gray' },
};

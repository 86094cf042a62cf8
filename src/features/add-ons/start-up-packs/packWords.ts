import type { StartUpPackChoice, StartUpPackItemKind, StartUpPackOutcome } from '@/api/schema.generated';
import { formatCount } from '@/lib/format';
import type { BadgeTone } from '@/ui/StatusBadge';
import type { Installation, Pack } from './packsApi';

export const kindWords: Readonly<Record<StartUpPackItemKind, string>> = {
  Plan: 'Plans',
  QuickGuide: 'Quick guides',
  LegalPage: 'Legal pages',
  Theme: 'Branding',
  Template: 'Marketing words',
};

const oneOf: Readonly<Record<StartUpPackItemKind, string>> = {
  Plan: 'plan',
  QuickGuide: 'quick guide',
  LegalPage: 'legal page',
  Theme: 'branding suggestion',
  Template: 'set of marketing words|sets of marketing words',
};

export const kinds = Object.keys(kindWords) as StartUpPackItemKind[];

/** `3 plans`, `4 quick guides`: what a card says of a pack. */
export const contentsWords = ({ contents }: Pick<Pack, 'contents'>): string[] =>
  kinds.flatMap((kind) => {
    const count = contents.filter((one) => one.kind === kind).length;
    const [one = '', many] = oneOf[kind].split('|');
    if (count === 0) return [];
    return [many && count > 1 ? `${count} ${many}` : formatCount(count, one)];
  });

export const choiceWords: Readonly<Record<StartUpPackChoice, string>> = {
  Add: 'Add it',
  Skip: 'Leave it out',
  Replace: 'Replace what is there',
  KeepBoth: 'Keep both',
};

export const outcomeWords: Readonly<Record<StartUpPackOutcome, { label: string; tone: BadgeTone }>> = {
  Waiting: { label: 'Waiting', tone: 'gray' },
  Added: { label: 'Added', tone: 'green' },
  Replaced: { label: 'Replaced', tone: 'blue' },
  Skipped: { label: 'Left out', tone: 'gray' },
  Refused: { label: 'Not added', tone: 'amber' },
  TakenBack: { label: 'Taken back', tone: 'green' },
  Left: { label: 'Left as it is', tone: 'amber' },
};

export const statusWords: Readonly<Record<Installation['status'], { label: string; tone: BadgeTone }>> = {
  Running: { label: 'Being installed', tone: 'blue' },
  Finished: { label: 'Installed', tone: 'green' },
  Failed: { label: 'Stopped', tone: 'red' },
  Undoing: { label: 'Being taken back', tone: 'blue' },
  Undone: { label: 'Taken back', tone: 'gray' },
};

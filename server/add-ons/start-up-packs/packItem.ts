import type { Db, OnBehalf } from '../../platform';
import type { MessageWithCode } from '../../lib/i18n/storedMessage';
import type { StartUpPackChoice, StartUpPackItemKind } from '../../../contract/enums';

export interface Conflict {
  /** One of `conflictMessages`. */
  message: MessageWithCode;
  /** The default choice comes first. */
  choices: readonly StartUpPackChoice[];
}

export interface InstalledItem {
  outcome: 'Added' | 'Replaced';
  targetId: string | null;
  /** Fingerprint of the content when it was installed. An undo skips content that has changed since. */
  mark: string | null;
  /** The content that was replaced, for the undo. */
  before: unknown;
}

/** Why an undo retains an item. */
export type RetentionReason = 'Changed' | 'Deleted' | 'InUse' | 'LastActive';

/** One item that a start-up pack installs. */
export interface PackItem {
  /** A key that stays the same in every version of the pack. */
  key: string;
  kind: StartUpPackItemKind;
  name: string;
  /** Describes the item for the preview, with prices in `currency`. */
  detail(currency: string): string;
  findConflict(db: Db, companyId: string): Promise<Conflict | null>;
  install(context: OnBehalf, choice: StartUpPackChoice): Promise<InstalledItem>;
  /** Resolves to null when the item was undone, or to the reason why it was retained. */
  undo(context: OnBehalf, installed: Omit<InstalledItem, 'outcome'>): Promise<RetentionReason | null>;
}

/** Returns whether the choice is allowed. Without a conflict, only `Add` and `Skip` are. */
export const isAllowedChoice = (conflict: Conflict | null, choice: StartUpPackChoice): boolean =>
  conflict ? conflict.choices.includes(choice) : choice === 'Add' || choice === 'Skip';

const kindByPrefix: Readonly<Record<string, StartUpPackItemKind>> = {
  plan: 'Plan',
  guide: 'QuickGuide',
  legal: 'LegalPage',
  theme: 'Theme',
  words: 'Template',
};

/**
 * Derives an item's kind from its stored key, such as `guide:first-visit`, because the catalog no longer
 * contains the items of removed packs.
 */
export const kindOfItemKey = (key: string): StartUpPackItemKind =>
  kindByPrefix[key.split(':')[0] ?? ''] ?? 'Template';

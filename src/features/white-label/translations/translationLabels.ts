import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ContentTranslationStatus, type TranslatableKind, translatableKinds } from '@contract/enums';
import { paths } from '@/config/paths';
import { languageName } from '@/lib/format';
import type { BadgeTone } from '@/ui/StatusBadge';

export const groupLabels: Readonly<Record<TranslatableKind, MessageDescriptor>> = {
  Brand: msg`Brand`,
  Plan: msg`Plans`,
  QuickGuide: msg`Quick guides`,
  LegalPage: msg`Legal pages`,
};

export const statusBadges: Readonly<
  Record<ContentTranslationStatus, { label: MessageDescriptor; tone: BadgeTone }>
> = {
  Missing: { label: msg({ message: 'Missing', context: 'translation' }), tone: 'gray' },
  Incomplete: { label: msg({ message: 'Incomplete', context: 'translation' }), tone: 'amber' },
  Outdated: { label: msg({ message: 'Outdated', context: 'translation' }), tone: 'amber' },
  Complete: { label: msg({ message: 'Complete', context: 'translation' }), tone: 'green' },
};

const kindSegments: Readonly<Record<TranslatableKind, string>> = {
  Brand: 'brand',
  Plan: 'plan',
  QuickGuide: 'quick-guide',
  LegalPage: 'legal-page',
};

/** Returns the kind that a segment of the editor's path names, or null if there is none. */
export const kindOf = (segment: string): TranslatableKind | null =>
  translatableKinds.find((kind) => kindSegments[kind] === segment) ?? null;

interface ItemId {
  kind: TranslatableKind;
  key: string;
}

export const translationPath = ({ kind, key }: ItemId, language: string): string =>
  paths.translation(`${kindSegments[kind]}/${key}/${language}`);

/** Returns the name of a language for the start of a label. Some languages write it in lower case in texts. */
export function languageHeading(language: string): string {
  const name = languageName(language);
  return name.charAt(0).toLocaleUpperCase(i18n.locale) + name.slice(1);
}

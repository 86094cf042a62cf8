import type { StartUpPackItemKind } from '../../../schema.generated';

const kinds: Readonly<Record<string, StartUpPackItemKind>> = {
  plan: 'Plan',
  guide: 'QuickGuide',
  legal: 'LegalPage',
  theme: 'Theme',
  words: 'Template',
};

/** `guide:first-visit` is a quick guide, in packs that are no longer on offer too. */
export const kindOfKey = (key: string): StartUpPackItemKind => kinds[key.split(':')[0] ?? ''] ?? 'Template';

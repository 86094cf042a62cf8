import type { StartUpPackItemKind } from '../../../schema.generated';

const kindByPrefix: Readonly<Record<string, StartUpPackItemKind>> = {
  plan: 'Plan',
  guide: 'QuickGuide',
  legal: 'LegalPage',
  theme: 'Theme',
  words: 'Template',
};

/**
 * Derives the kind from a stored key, such as `guide:first-visit`, so that it works for packs that were
 * removed from the catalog.
 */
export const kindOfItemKey = (key: string): StartUpPackItemKind =>
  kindByPrefix[key.split(':')[0] ?? ''] ?? 'Template';

import type { StartUpPackItemKind } from '../../../../contract/enums';

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

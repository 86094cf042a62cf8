import type { ContentTranslationStatus } from '@contract/enums';
import type { TranslatableItem } from './translationsApi';

export const statusIn = ({ translations }: TranslatableItem, language: string): ContentTranslationStatus =>
  translations.find((translation) => translation.language === language)?.status ?? 'Missing';

/** Returns whether the item needs a new or changed translation. */
export const isOpen = (item: TranslatableItem, language: string): boolean =>
  statusIn(item, language) !== 'Complete';

/** Returns how many translations of the items to the languages are open. */
export const countOpen = (items: readonly TranslatableItem[], languages: readonly string[]): number =>
  items.flatMap((item) => languages.filter((language) => isOpen(item, language))).length;

import { ownLocale } from '@/lib/reader';
import * as texts from '@/texts/settings/my-profile/language';

const tags = [
  ...['en-AU', 'en-CA', 'en-IN', 'en-IE', 'en-NZ', 'en-ZA', 'en-GB', 'en-US'],
  ...['bg-BG', 'cs-CZ', 'da-DK', 'de-AT', 'de-DE', 'de-CH', 'el-GR', 'es-MX', 'es-ES', 'et-EE', 'fi-FI'],
  ...['fr-BE', 'fr-CA', 'fr-FR', 'fr-CH', 'hr-HR', 'hu-HU', 'id-ID', 'it-IT', 'it-CH', 'ja-JP', 'ko-KR'],
  ...['lt-LT', 'lv-LV', 'nb-NO', 'nl-BE', 'nl-NL', 'pl-PL', 'pt-BR', 'pt-PT', 'ro-RO', 'sk-SK', 'sl-SI'],
  ...['sv-SE', 'tr-TR', 'uk-UA', 'vi-VN', 'zh-CN', 'zh-TW'],
];

const nameOf = (tag: string): string =>
  new Intl.DisplayNames(ownLocale(), { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;

/** The languages to choose from, by name; one that was chosen elsewhere stands among them. */
export const localeOptions = (chosen: string | null) =>
  [...new Set(chosen ? [...tags, chosen] : tags)]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, ownLocale()));

export const asBrowserLabel = (): string => texts.asThisBrowser(nameOf(ownLocale()));

const someMoment = new Date(Date.UTC(2026, 2, 4, 17, 5));

/** What a date, a time, a number and an amount look like. */
export function examplesIn(tag: string, currency: string): Readonly<Record<string, string>> {
  const at = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' }).format(someMoment);
  return {
    [texts.date]: at({ dateStyle: 'medium' }),
    [texts.time]: at({ timeStyle: 'short' }),
    [texts.number]: new Intl.NumberFormat(tag).format(12_345.67),
    [texts.money]: new Intl.NumberFormat(tag, { style: 'currency', currency }).format(1234.5),
  };
}

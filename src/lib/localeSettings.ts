import { i18n } from '@lingui/core';
import { defaultLanguage, formattingLocale, inRegion, regionOf } from '@contract/languages';

let chosenLocale: string | undefined;

/** Returns the language of the messages. */
const language = (): string => i18n.locale || defaultLanguage;

/**
 * Returns the browser's locale if it is a variant of a language, by default the console's, otherwise the
 * language.
 */
export const defaultLocale = (ofLanguage = language()): string =>
  navigator.language.startsWith(ofLanguage) ? navigator.language : ofLanguage;

/** Returns the locale of dates and numbers. The text around them stays in the console's language. */
export const locale = (): string => formattingLocale(chosenLocale ?? defaultLocale());

/** Returns the locale of dates and numbers for the attribute `lang`. */
export const localeTag = (): string => new Intl.Locale(locale()).baseName;

const isSupportedLocale = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

/**
 * Returns a language, by default that of the messages, in the region of the locale. Messages have its plural
 * forms, and write their counts as the region does.
 */
export function messageLocale(messageLanguage = language()): string {
  const region = regionOf(chosenLocale ?? defaultLocale(messageLanguage));
  return formattingLocale(inRegion(messageLanguage, region));
}

/** Sets the locale of dates and numbers. Null or an unsupported locale restores the default. */
export function setLocale(tag: string | null): void {
  chosenLocale = tag !== null && isSupportedLocale(tag) ? tag : undefined;
  const ofMessages = messageLocale();
  // Activation renders every component.
  if (String(i18n.locales) !== ofMessages) i18n.activate(language(), [ofMessages]);
}

let chosenTimeZone: string | undefined;

const isSupportedTimeZone = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

/** Sets the display time zone. Null or an unsupported time zone restores the browser's. */
export function setTimeZone(timeZone: string | null): void {
  chosenTimeZone = timeZone !== null && isSupportedTimeZone(timeZone) ? timeZone : undefined;
}

/** Returns the display time zone, or undefined for the browser's. */
export const timeZone = (): string | undefined => chosenTimeZone;

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

import { env } from '@/config/env';

let writtenIn: string | undefined;

/** The language of the texts: the reader's own kind of it, where the browser's is one. */
export const ownLocale = (): string =>
  navigator.language.startsWith(env.language) ? navigator.language : env.language;

/** How dates and numbers are written, but for the words around them. */
export const locale = (): string => writtenIn ?? ownLocale();

const isWritten = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

/** The language of every date and number from now on; null, and one this browser does not know, is its own. */
export function writeNumbersIn(tag: string | null): void {
  writtenIn = tag !== null && isWritten(tag) ? tag : undefined;
}

let toldIn: string | undefined;

const isKnown = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

/** The time zone of every day and time from now on; null, and one this browser does not know, is the reader's own. */
export function tellTimesIn(timeZone: string | null): void {
  toldIn = timeZone !== null && isKnown(timeZone) ? timeZone : undefined;
}

/** In which one tells the time; undefined for the reader's own. */
export const timeZone = (): string | undefined => toldIn;

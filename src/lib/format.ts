let writtenIn: string | undefined;

/** The console speaks English: the reader's own, where the browser's is one. */
export const ownEnglish = (): string => (navigator.language.startsWith('en') ? navigator.language : 'en');

/** How dates and numbers are written, but for the words around them. */
export const locale = (): string => writtenIn ?? ownEnglish();

const isWritten = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

/** The language of every date and number from now on; null, and one this browser does not know, is its own English. */
export function writeNumbersIn(tag: string | null): void {
  writtenIn = tag !== null && isWritten(tag) ? tag : undefined;
}

const timeStyles = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const;

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

export const formatDate = (isoTime: string, style: keyof typeof timeStyles = 'date'): string =>
  new Intl.DateTimeFormat(locale(), { ...timeStyles[style], timeZone: toldIn }).format(new Date(isoTime));

export const formatNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** `2 clients`, `1 client`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return formatCount(bytes, 'byte');
  if (bytes < 1_000_000) return `${formatNumber(Math.round(bytes / 1000))} kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}

/** Removes the marks with which messages isolate names, for programs that read a text. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/**
 * Removes the marks that embed or override a direction. Browsers and documents isolate names instead, and a
 * name with an open mark would reorder what follows it.
 */
export const withoutOverrides = (text: string): string => text.replace(/[\u202A-\u202E]/g, '');

/** Removes every mark that only sets a direction, for subjects, file names and other plain names. */
export const withoutDirectionMarks = (text: string): string =>
  withoutOverrides(withoutIsolates(text)).replace(/[\u061C\u200E\u200F]/g, '');

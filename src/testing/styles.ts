import createCache from '@emotion/cache';

const sheet = Object.getPrototypeOf(createCache({ key: 'test' }).sheet) as { insert(rule: string): void };
const insert = sheet.insert;

/** Styles reach the page whole from here on in this file, for tests that look at them. */
export function keepStyles(): void {
  sheet.insert = insert;
}

/** jsdom tries every rule on every element that a query by role looks at: those that hide nothing are left out. */
export function dropStyles(): void {
  sheet.insert = function insertWhatHides(rule) {
    if (/display:none|visibility:/.test(rule)) insert.call(this, rule);
  };
}

import createCache from '@emotion/cache';

const sheet = Object.getPrototypeOf(createCache({ key: 'test' }).sheet) as { insert(rule: string): void };
const insert = sheet.insert;

/** Styles reach the page whole from here on in this file, for tests that look at them. */
export function keepStyles(): void {
  sheet.insert = insert;
}

/**
 * jsdom tries every rule on every element that a query by role looks at: those that hide nothing are left out,
 * but for the size of charts, which warn where they have none.
 */
export function dropStyles(): void {
  sheet.insert = function insertWhatCounts(rule) {
    if (/display:none|visibility:|MuiChartsLayerContainer/.test(rule)) insert.call(this, rule);
  };
}

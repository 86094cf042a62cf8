import createCache from '@emotion/cache';

const sheet = Object.getPrototypeOf(createCache({ key: 'test' }).sheet) as { insert(rule: string): void };
const insert = sheet.insert;

/** Inserts complete styles for the rest of this test file, for tests that check styles. */
export function insertAllStyles(): void {
  sheet.insert = insert;
}

/**
 * Inserts only rules that affect visibility, because jsdom matches every rule on each query by role. Charts
 * keep their size, as they warn without one.
 */
export function dropDecorativeStyles(): void {
  sheet.insert = function insertVisibilityRule(rule) {
    if (/display:none|visibility:|MuiChartsLayerContainer/.test(rule)) insert.call(this, rule);
  };
}

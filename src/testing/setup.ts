import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { takeUnanswered } from './answers';
import { dropStyles } from './styles';

dropStyles();

// A busy machine draws late; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

// React notes where each element was made. Of the hundred frames that Jest asks for, a test takes a twelfth longer.
Error.stackTraceLimit = 10;

// jsdom draws nothing, so there is nothing to scroll.
window.scrollTo = () => undefined;

// jsdom reports that a document without a focused element has no focus.
document.hasFocus = () => true;

// A warning that nobody reads stays: here it fails the test that it is of.
const warnings: unknown[][] = [];
const { error: print } = console;
const hear = (...said: unknown[]): void => {
  // Whether something changes between two steps of a test is a matter of its machine.
  if (String(said[0]).includes('not wrapped in act')) print(...said);
  else warnings.push(said);
};
Object.assign(console, { error: hear, warn: hear });

const realFetch = globalThis.fetch;

afterEach(() => {
  jest.useRealTimers();
  const found = { unanswered: takeUnanswered(), warnings: warnings.splice(0) };
  globalThis.fetch = realFetch;
  globalThis.sessionStorage?.clear();
  globalThis.localStorage?.clear();
  for (const cookie of globalThis.document?.cookie.split('; ') ?? []) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  // A call that a test did not think of must not pass for a failure that it meant.
  expect(found).toEqual({ unanswered: [], warnings: [] });
});

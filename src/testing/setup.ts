import '@testing-library/jest-dom';
import { i18n } from '@lingui/core';
import { configure } from '@testing-library/react';
import { takeUnhandledCalls } from './stubFetch';
import { dropDecorativeStyles } from './styles';

dropDecorativeStyles();

// Without a catalog, messages show their English source text.
i18n.loadAndActivate({ locale: 'en', locales: ['en-US'], messages: {} });

// Generous time-outs for slow machines. A missing element still fails the test.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

// React creates a stack trace for each element. Jest's default of 100 frames makes tests 8% slower.
Error.stackTraceLimit = 10;

// jsdom has no layout, so scrolling is a no-op.
window.scrollTo = () => undefined;

// Unlike a browser with an active window, jsdom reports no focus while no element is focused.
document.hasFocus = () => true;

// Fails the test that logs a warning or an error.
const warnings: unknown[][] = [];
const { error: printError } = console;
const recordWarning = (...args: unknown[]): void => {
  // Whether React logs this warning depends on the machine's timing, so the warning does not fail the test.
  if (String(args[0]).includes('not wrapped in act')) printError(...args);
  else warnings.push(args);
};
Object.assign(console, { error: recordWarning, warn: recordWarning });

const realFetch = globalThis.fetch;

afterEach(() => {
  jest.useRealTimers();
  const problems = { unhandledCalls: takeUnhandledCalls(), warnings: warnings.splice(0) };
  globalThis.fetch = realFetch;
  globalThis.sessionStorage?.clear();
  globalThis.localStorage?.clear();
  for (const cookie of globalThis.document?.cookie.split('; ') ?? []) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  // A call without a handler must not pass as an error that the test expects.
  expect(problems).toEqual({ unhandledCalls: [], warnings: [] });
});

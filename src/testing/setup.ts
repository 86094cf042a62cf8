import '@testing-library/jest-dom';
import { takeUnanswered } from './answers';

const realFetch = globalThis.fetch;

afterEach(() => {
  // A call that a test did not think of must not pass for a failure that it meant.
  expect(takeUnanswered()).toEqual([]);
  globalThis.fetch = realFetch;
  globalThis.sessionStorage?.clear();
  globalThis.localStorage?.clear();
  for (const cookie of globalThis.document?.cookie.split('; ') ?? []) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
});

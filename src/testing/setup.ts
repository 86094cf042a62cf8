import '@testing-library/jest-dom';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.sessionStorage?.clear();
  globalThis.localStorage?.clear();
  for (const cookie of globalThis.document?.cookie.split('; ') ?? []) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
});

import { loadWithRetry } from './loadWithRetry';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const failToLoad = () => Promise.reject(new Error('Loading chunk 7 failed.'));

test('loadWithRetry retries until the load succeeds', async () => {
  const load = jest.fn<Promise<string>, []>(failToLoad);
  const loading = loadWithRetry(load);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue('the part');
  await jest.advanceTimersByTimeAsync(30_000);
  await expect(loading).resolves.toBe('the part');
});

test('loadWithRetry rejects with the last error when every retry fails', async () => {
  const rejection = expect(loadWithRetry(failToLoad)).rejects.toThrow('Loading chunk 7 failed.');
  await jest.advanceTimersByTimeAsync(30_000);
  await rejection;
});

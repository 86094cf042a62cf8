import { loadPatiently } from './loadPatiently';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const gone = () => Promise.reject(new Error('Loading chunk 7 failed.'));

test('a part that could not be loaded for a moment is there once the server is', async () => {
  const load = jest.fn<Promise<string>, []>(gone);
  const part = loadPatiently(load);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue('the part');
  await jest.advanceTimersByTimeAsync(30_000);
  await expect(part).resolves.toBe('the part');
});

test('a part that is gone for good fails, in the words of the last try', async () => {
  const failed = expect(loadPatiently(gone)).rejects.toThrow('Loading chunk 7 failed.');
  await jest.advanceTimersByTimeAsync(30_000);
  await failed;
});

import { retryWhileUnreachable } from './failures';

describe('retryWhileUnreachable', () => {
  const hourMs = 60 * 60_000;

  afterEach(() => jest.restoreAllMocks());

  test('gives up after the time limit even if the clock is set back', async () => {
    const now = Date.now();
    jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValue(now - hourMs);
    const refuseConnection = () =>
      Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    await expect(retryWhileUnreachable(refuseConnection, 200)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

import { whenReachable } from './connect';

const hourMs = 60 * 60_000;

afterEach(() => jest.restoreAllMocks());

test('a call gives up in its time, though the clock is put back meanwhile', async () => {
  const now = Date.now();
  jest
    .spyOn(Date, 'now')
    .mockReturnValueOnce(now)
    .mockReturnValue(now - hourMs);
  const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  await expect(whenReachable(refused, 200)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
}, 20_000);

import { fakeParts } from '@/testing/fakeParts';
import { subscribeShared } from './sharedSubscriptions';

const document = 'subscription ClientChanged { clientChanged { ids } }';
const event = (id: string) => ({ clientChanged: { ids: [id] } });

let now: number;
let parts: ReturnType<typeof fakeParts>;
beforeEach(() => {
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  parts = fakeParts();
});
afterEach(() => jest.restoreAllMocks());

/** Listens from a moment on, and returns what it heard and how it stops. */
function listen(askedAt: number) {
  const heard: object[] = [];
  const stop = subscribeShared(parts.parts.socket, {
    document,
    askedAt,
    onData: (data) => void heard.push(data),
  });
  return { heard, stop };
}

test('listeners to the same events share one subscription until the last of them stops', () => {
  const first = listen(1000);
  const second = listen(1000);
  expect(parts.push('ClientChanged', event('c1'))).toBe(1);
  first.stop();
  expect(parts.push('ClientChanged', event('c2'))).toBe(1);
  second.stop();
  expect(parts.push('ClientChanged', event('c3'))).toBe(0);
  expect(first.heard).toEqual([event('c1')]);
  expect(second.heard).toEqual([event('c1'), event('c2')]);

  const third = listen(1000);
  expect(parts.push('ClientChanged', event('c4'))).toBe(1);
  expect(third.heard).toEqual([event('c4')]);
});

test('a listener that joins later gets the events since its answer was asked for', () => {
  listen(1000);
  now = 2000;
  parts.push('ClientChanged', event('before'));
  now = 3000;
  parts.push('ClientChanged', event('since'));
  now = 4000;
  expect(listen(2500).heard).toEqual([event('since')]);
});

test('a listener from before the subscription has the server replay what it missed', () => {
  listen(3000);
  const subscribe = jest.spyOn(parts.parts.socket, 'subscribe');
  listen(2000);
  expect(subscribe).toHaveBeenCalledWith(expect.objectContaining({ document, askedAt: 2000 }));
  expect(parts.push('ClientChanged', event('c1'))).toBe(1);
});

test('different variables have separate subscriptions', () => {
  const onData = () => undefined;
  subscribeShared(parts.parts.socket, { document, variables: { id: '1' }, onData });
  subscribeShared(parts.parts.socket, { document, variables: { id: '2' }, onData });
  expect(parts.push('ClientChanged', event('c1'))).toBe(2);
});

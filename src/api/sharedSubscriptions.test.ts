import { stubAppParts } from '@/testing/stubAppParts';
import { subscribeShared } from './sharedSubscriptions';

const document = 'subscription ClientChanged { clientChanged { ids } }';
const event = (id: string) => ({ clientChanged: { ids: [id] } });

let now: number;
let parts: ReturnType<typeof stubAppParts>;
beforeEach(() => {
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  parts = stubAppParts();
});
afterEach(() => jest.restoreAllMocks());

function subscribeFrom(requestedAt: number) {
  const received: object[] = [];
  const stop = subscribeShared(parts.parts.socket, {
    document,
    requestedAt,
    onData: (data) => void received.push(data),
  });
  return { received, stop };
}

test('subscribeShared shares one subscription among listeners to the same events until the last one stops', () => {
  const first = subscribeFrom(1000);
  const second = subscribeFrom(1000);
  expect(parts.push('ClientChanged', event('c1'))).toBe(1);
  first.stop();
  expect(parts.push('ClientChanged', event('c2'))).toBe(1);
  second.stop();
  expect(parts.push('ClientChanged', event('c3'))).toBe(0);
  expect(first.received).toEqual([event('c1')]);
  expect(second.received).toEqual([event('c1'), event('c2')]);

  const third = subscribeFrom(1000);
  expect(parts.push('ClientChanged', event('c4'))).toBe(1);
  expect(third.received).toEqual([event('c4')]);
});

test("subscribeShared replays to a later listener the events since that listener's request", () => {
  subscribeFrom(1000);
  now = 2000;
  parts.push('ClientChanged', event('before'));
  now = 3000;
  parts.push('ClientChanged', event('since'));
  now = 4000;
  expect(subscribeFrom(2500).received).toEqual([event('since')]);
});

test('subscribeShared subscribes again when a listener needs events from before the subscription', () => {
  subscribeFrom(3000);
  const subscribe = jest.spyOn(parts.parts.socket, 'subscribe');
  subscribeFrom(2000);
  expect(subscribe).toHaveBeenCalledWith(expect.objectContaining({ document, requestedAt: 2000 }));
  expect(parts.push('ClientChanged', event('c1'))).toBe(1);
});

test('subscribeShared opens separate subscriptions for different variables', () => {
  const onData = () => undefined;
  subscribeShared(parts.parts.socket, { document, variables: { id: '1' }, onData });
  subscribeShared(parts.parts.socket, { document, variables: { id: '2' }, onData });
  expect(parts.push('ClientChanged', event('c1'))).toBe(2);
});

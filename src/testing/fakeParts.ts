import { act, waitFor } from '@testing-library/react';
import type { LiveSubscription } from '@/api/socket';
import { operationNameOf } from '@/api/transport';
import type { AppParts } from '@/app/appParts';

/** The parts that reach beyond the page, replaced by ones that a test can look at and speak through. */
export function fakeParts() {
  const subscriptions = new Set<LiveSubscription>();
  const reloadPage = jest.fn();
  const parts: AppParts = {
    socket: {
      connect: jest.fn(),
      reconnect: jest.fn(),
      retryNow: jest.fn(),
      close: jest.fn(),
      onEvent: jest.fn(),
      subscribe: (subscription) => {
        subscriptions.add(subscription);
        return () => subscriptions.delete(subscription);
      },
    },
    crossTab: { tell: jest.fn(), hear: () => () => undefined, close: () => undefined },
    reloadPage,
  };
  const openOf = (operationName: string): LiveSubscription[] =>
    [...subscriptions].filter(({ document }) => operationNameOf(document) === operationName);
  /** Sends data down every open subscription of that name, and says how many there were. */
  const push = (operationName: string, data: object): number => {
    const open = openOf(operationName);
    for (const { onData } of open) onData(data);
    return open.length;
  };
  /** As `push()`, once a screen has such a subscription: it opens one after its query is answered. */
  const pushOnceOpen = async (operationName: string, data: object): Promise<number> => {
    if (openOf(operationName).length === 0) {
      await waitFor(() => expect(openOf(operationName)).not.toEqual([]));
    }
    return act(async () => push(operationName, data));
  };
  return { parts, push, pushOnceOpen };
}

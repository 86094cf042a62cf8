import { act, waitFor } from '@testing-library/react';
import type { LiveSubscription } from '@/api/socketClient';
import { operationNameOf } from '@/api/transport';
import type { AppParts } from '@/app/store';

/** Stubs the socket, the other tabs and page reloads, so that a test can inspect and trigger them. */
export function stubAppParts() {
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
    crossTab: { publish: jest.fn(), subscribe: () => () => undefined, close: () => undefined },
    reloadPage,
  };
  const openSubscriptionsOf = (operationName: string): LiveSubscription[] =>
    [...subscriptions].filter(({ document }) => operationNameOf(document) === operationName);
  /** Sends data to every open subscription of that name. Returns their number. */
  const push = (operationName: string, data: object): number => {
    const openSubscriptions = openSubscriptionsOf(operationName);
    for (const { onData } of openSubscriptions) onData(data);
    return openSubscriptions.length;
  };
  /**
   * Waits until a screen opens the subscription, then calls `push()`. Screens subscribe only after their
   * query.
   */
  const pushOnceOpen = async (operationName: string, data: object): Promise<number> => {
    if (openSubscriptionsOf(operationName).length === 0) {
      await waitFor(() => expect(openSubscriptionsOf(operationName)).not.toEqual([]));
    }
    return act(async () => push(operationName, data));
  };
  return { parts, push, pushOnceOpen };
}

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
      hasten: jest.fn(),
      close: jest.fn(),
      onNews: jest.fn(),
      subscribe: (subscription) => {
        subscriptions.add(subscription);
        return () => subscriptions.delete(subscription);
      },
    },
    crossTab: { tell: jest.fn(), hear: () => () => undefined, close: () => undefined },
    reloadPage,
  };
  /** Sends data down every open subscription of that name, and says how many there were. */
  const push = (operationName: string, data: object): number => {
    const open = [...subscriptions].filter(({ document }) => operationNameOf(document) === operationName);
    for (const { onData } of open) onData(data);
    return open.length;
  };
  return { parts, push };
}

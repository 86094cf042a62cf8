import { act, waitFor } from '@testing-library/react';
import { selectCompany } from '@/state/authSlice';
import { operatorWith } from '@/testing/operatorWith';
import { passTime } from '@/testing/passTime';
import { renderScreen } from '@/testing/renderScreen';
import { sessionApi, useGetCurrentOperatorQuery } from './sessionApi';

function OperatorReader() {
  useGetCurrentOperatorQuery();
  return null;
}

test('a query hook renders its component once while loading, and once with the result', async () => {
  const renderedStatuses: string[] = [];
  function RenderCounter() {
    renderedStatuses.push(useGetCurrentOperatorQuery().status);
    return null;
  }
  renderScreen(<RenderCounter />, { GetCurrentOperator: () => ({ currentOperator: operatorWith() }) });
  await waitFor(() => expect(renderedStatuses).toContain('fulfilled'));
  expect(renderedStatuses).toEqual(['pending', 'fulfilled']);
});

test('the operator query subscribes to events with a request time that is not later than its request', async () => {
  let queryStartedAt = 0;
  let release = () => {};
  const { parts } = renderScreen(
    <OperatorReader />,
    {
      GetCurrentOperator: async () => {
        queryStartedAt = performance.now();
        await new Promise<void>((resolve) => (release = resolve));
        return { currentOperator: operatorWith() };
      },
    },
    { path: '/dashboard/analytics' },
  );
  const subscribe = jest.spyOn(parts.socket, 'subscribe');
  await waitFor(() => expect(queryStartedAt).toBeGreaterThan(0));
  expect(subscribe).not.toHaveBeenCalled();
  await act(async () => release());
  await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2));
  for (const [{ requestedAt }] of subscribe.mock.calls)
    expect(requestedAt).toBeLessThanOrEqual(queryStartedAt);
});

test('the operator query reapplies an event after a response that was requested before the event', async () => {
  let release = () => {};
  let count = 0;
  const { store, push } = renderScreen(
    <OperatorReader />,
    {
      GetCurrentOperator: async () => {
        count += 1;
        if (count > 1) await new Promise<void>((resolve) => (release = resolve));
        return { currentOperator: operatorWith({ whiteLabelledCustomer: { liveStatus: 'NotLive' } }) };
      },
    },
    { path: '/dashboard/analytics' },
  );
  const liveStatus = () => selectCompany(store.getState())?.liveStatus;
  const cached = () =>
    sessionApi.endpoints.GetCurrentOperator.select()(store.getState()).data?.currentOperator
      .whiteLabelledCustomer.liveStatus;
  await waitFor(() => expect(cached()).toBe('NotLive'));

  act(() => void store.dispatch(sessionApi.util.invalidateTags(['Company'])));
  await waitFor(() => expect(count).toBe(2));
  const changedCompany = { ...operatorWith().whiteLabelledCustomer, liveStatus: 'Live' as const };
  expect(await push('CompanyChanged', { companyChanged: changedCompany })).toBe(1);
  expect(liveStatus()).toBe('Live');
  // Fake timers must be active before the late response, so that `passTime` fires the timers that the
  // response sets.
  jest.useFakeTimers();
  await act(async () => release());

  await waitFor(() => expect([cached(), liveStatus()]).toEqual(['Live', 'Live']));
  await passTime(5000);
  expect([cached(), liveStatus()]).toEqual(['Live', 'Live']);
});

test('the operator query keeps its request time when the subscription code fails to load at first', async () => {
  jest.resetModules();
  jest.useFakeTimers();
  let loads = 0;
  jest.doMock('./sessionEvents', () => {
    loads += 1;
    if (loads === 1) throw new Error('The network is away.');
    return jest.requireActual('./sessionEvents');
  });
  let queryStartedAt = 0;
  const { parts } = renderScreen(
    <OperatorReader />,
    {
      GetCurrentOperator: () => {
        queryStartedAt = performance.now();
        return { currentOperator: operatorWith() };
      },
    },
    { path: '/dashboard/analytics' },
  );
  const subscribe = jest.spyOn(parts.socket, 'subscribe');
  await passTime(5000);
  expect(subscribe).toHaveBeenCalledTimes(2);
  expect(loads).toBe(2);
  for (const [{ requestedAt }] of subscribe.mock.calls)
    expect(requestedAt).toBeLessThanOrEqual(queryStartedAt);
});

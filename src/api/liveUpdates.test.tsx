import { act, waitFor } from '@testing-library/react';
import { selectCompany } from '@/state/authSlice';
import { operatorWith } from '@/testing/operator';
import { passTime } from '@/testing/passTime';
import { renderScreen } from '@/testing/renderScreen';
import { sessionApi, useGetCurrentOperatorQuery } from './sessionApi';

function Reader() {
  useGetCurrentOperatorQuery();
  return null;
}

test('a component renders once while its query loads, and once with the answer', async () => {
  const rendered: string[] = [];
  function Counted() {
    rendered.push(useGetCurrentOperatorQuery().status);
    return null;
  }
  renderScreen(<Counted />, { GetCurrentOperator: () => ({ currentOperator: operatorWith() }) });
  await waitFor(() => expect(rendered).toContain('fulfilled'));
  expect(rendered).toEqual(['pending', 'fulfilled']);
});

test('a subscription knows since when its answer may be behind: since it was asked for', async () => {
  let asked = 0;
  let release = () => {};
  const { parts } = renderScreen(
    <Reader />,
    {
      GetCurrentOperator: async () => {
        asked = performance.now();
        await new Promise<void>((resolve) => (release = resolve));
        return { currentOperator: operatorWith() };
      },
    },
    { path: '/dashboard/analytics' },
  );
  const subscribe = jest.spyOn(parts.socket, 'subscribe');
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(subscribe).not.toHaveBeenCalled();
  await act(async () => release());
  await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2));
  for (const [{ askedAt }] of subscribe.mock.calls) expect(askedAt).toBeLessThanOrEqual(asked);
});

test('what a subscription told stands, though an answer that was asked for before it comes after it', async () => {
  let release = () => {};
  let count = 0;
  const { store, push } = renderScreen(
    <Reader />,
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
  const later = { ...operatorWith().whiteLabelledCustomer, liveStatus: 'Live' as const };
  expect(await push('CompanyChanged', { companyChanged: later })).toBe(1);
  expect(liveStatus()).toBe('Live');
  // Fake before the late answer, so that the timers it sets fire in `passTime`.
  jest.useFakeTimers();
  await act(async () => release());

  await waitFor(() => expect([cached(), liveStatus()]).toEqual(['Live', 'Live']));
  await passTime(5000);
  expect([cached(), liveStatus()]).toEqual(['Live', 'Live']);
});

test('it counts from there too when what listens could not be loaded at first', async () => {
  jest.resetModules();
  jest.useFakeTimers();
  let loads = 0;
  jest.doMock('./sessionNews', () => {
    loads += 1;
    if (loads === 1) throw new Error('The network is away.');
    return jest.requireActual('./sessionNews');
  });
  let asked = 0;
  const { parts } = renderScreen(
    <Reader />,
    {
      GetCurrentOperator: () => {
        asked = performance.now();
        return { currentOperator: operatorWith() };
      },
    },
    { path: '/dashboard/analytics' },
  );
  const subscribe = jest.spyOn(parts.socket, 'subscribe');
  await passTime(5000);
  expect(subscribe).toHaveBeenCalledTimes(2);
  expect(loads).toBe(2);
  for (const [{ askedAt }] of subscribe.mock.calls) expect(askedAt).toBeLessThanOrEqual(asked);
});

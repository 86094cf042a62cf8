import { act, screen, waitFor } from '@testing-library/react';
import { listed, pageOf } from '../testing/clients';
import { renderList } from '../testing/renderList';
import { passTime } from '@/testing/passTime';

const ada = listed({ id: 'c1', number: 1, name: 'Ada Lovelace' });
const grace = listed({ id: 'c2', number: 2, name: 'Grace Hopper', email: 'grace@x.test' });

/** A company to which Grace was added once `isAdded`: the list says what is numbered up to what it is asked for. */
function company() {
  const state = { isAdded: false, status: ada.status };
  const answer = ({ upTo }: { upTo?: unknown }) => {
    const all = state.isAdded
      ? [grace, { ...ada, status: state.status }]
      : [{ ...ada, status: state.status }];
    const shown = all.filter(({ number }) => upTo === null || number <= Number(upTo));
    return pageOf(shown, shown.length, all.length);
  };
  return { state, answers: { GetClients: answer } };
}

const added = { clientChanged: { kind: 'Created', ids: ['c2'], count: 1 } };
const changed = { clientChanged: { kind: 'Updated', ids: ['c1'], count: 1 } };
const soon = { timeout: 4000 };

async function open(query = '') {
  const { state, answers } = company();
  const view = renderList(query, answers);
  await screen.findByText('Ada Lovelace');
  await act(async () => undefined);
  return { ...view, state };
}

test('the first answer is not asked for twice when its clients are pinned', async () => {
  jest.useFakeTimers();
  const { asked } = await open();
  await passTime(5000);
  expect(asked.filter((name) => name === 'GetClients')).toHaveLength(1);
});

test('spec 2: /dashboard/clients: clients that others change are shown anew in their place', async () => {
  const { push, state, wanted } = await open();
  state.status = 'Paused';
  expect(await push('ClientChanged', changed)).toBe(1);
  await push('ClientChanged', changed);

  expect(await screen.findByText('Paused', { selector: 'td span' }, soon)).toBeVisible();
  expect(wanted).toHaveLength(2);
  expect(wanted[1]).toMatchObject({ upTo: 1 });
});

test('clients that others add come in by themselves where nothing moves under the reader', async () => {
  const { push, state, asked } = await open();
  state.isAdded = true;
  await push('ClientChanged', added);

  expect(await screen.findByText('Grace Hopper', {}, soon)).toBeVisible();
  expect(screen.queryByText('1 new client')).toBeNull();
  expect(asked.filter((name) => name === 'GetClientCounts')).toHaveLength(2);
});

test.each(['?sort=name', '?page=2'])(
  'elsewhere than on top of the newest they wait to be shown: %s',
  async (query) => {
    const { push, state, user } = await open(query);
    state.isAdded = true;
    await push('ClientChanged', added);

    expect(await screen.findByText('1 new client', {}, soon)).toBeVisible();
    expect(screen.queryByText('Grace Hopper')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    expect(screen.queryByText('1 new client')).toBeNull();
  },
);

test('they wait while the reader’s pointer or keyboard is among the rows, or something is ticked', async () => {
  const { push, state, user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada Lovelace' }));
  await user.unhover(screen.getByRole('table'));
  state.isAdded = true;
  await push('ClientChanged', added);
  expect(await screen.findByText('1 new client', {}, soon)).toBeVisible();
  expect(screen.queryByText('Grace Hopper')).toBeNull();
});

test('payments refresh the rows of whoever hears of them', async () => {
  const paid = { paymentRecorded: { kind: 'Created', ids: ['p1'], clientIds: ['c1'], count: 1 } };
  const { push, wanted } = await open();
  expect(await push('PaymentRecorded', paid)).toBe(1);
  await waitFor(() => expect(wanted).toHaveLength(2), soon);
});

import { act, screen, waitFor } from '@testing-library/react';
import { detailOf, pageOf, paymentWith } from '../testing/payments';
import { cellsOf, incoming, renderPayments } from '../testing/renderPayments';

const ada = paymentWith({ id: 'p1', status: 'Processing' });
const grace = paymentWith({ id: 'p2', client: { id: 'c2', name: 'Grace Hopper' } });
const news = { paymentRecorded: { clientIds: ['c1'] } };

/** A list that Grace's payment came into once `hasCome`, and of which Ada's came in meanwhile. */
async function open(query = '', status: typeof ada.status = 'Processing') {
  const state = { hasCome: false, status };
  const view = renderPayments(`${incoming}${query}`, {
    GetPayments: () => {
      const first = { ...ada, status: state.status };
      return pageOf(state.hasCome ? [grace, first] : [first], { totalPages: 3 });
    },
    GetPayment: () => detailOf({ ...ada, status: state.status }),
  });
  // An open detail hides the rows under it from who reads by role.
  await screen.findAllByText('Ada Lovelace');
  await act(async () => undefined);
  return { ...view, state };
}

test('payments that come in meanwhile appear on top of the newest by themselves', async () => {
  const { push, wanted, state } = await open();
  state.hasCome = true;
  expect(await push('PaymentRecorded', news)).toBe(1);
  await push('PaymentRecorded', news);
  expect((await cellsOf('Grace Hopper'))[0]).toBe('Succeeded');
  expect(wanted).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '1 new payment' })).toBeNull();
});

test.each(['?page=2', '?sort=amount'])(
  'elsewhere they wait behind a button, and rows change where they stand: %s',
  async (query) => {
    const { push, state, user, place } = await open(query);
    state.hasCome = true;
    state.status = 'Succeeded';
    await push('PaymentRecorded', news);
    expect(await screen.findByRole('button', { name: '1 new payment' })).toBeVisible();
    expect((await cellsOf('Ada Lovelace'))[0]).toBe('Succeeded');
    expect(screen.queryByText('Grace Hopper')).toBeNull();

    await user.click(screen.getByRole('button', { name: '1 new payment' }));
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    expect(place()).not.toContain('page=');
    expect(screen.queryByRole('button', { name: '1 new payment' })).toBeNull();
  },
);

test('they wait while the reader’s pointer is among the rows', async () => {
  const { push, state, user } = await open();
  await user.hover(screen.getByRole('table'));
  state.hasCome = true;
  await push('PaymentRecorded', news);
  expect(await screen.findByRole('button', { name: '1 new payment' })).toBeVisible();
  expect(screen.queryByText('Grace Hopper')).toBeNull();
});

test('the open detail follows', async () => {
  const { push, state } = await open('?payment=p1');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('Processing'));
  state.status = 'Succeeded';
  await push('PaymentRecorded', { paymentRecorded: { clientIds: [] } });
  await waitFor(() => expect(dialog).not.toHaveTextContent('Processing'));
  expect(dialog).toHaveTextContent('Succeeded');
});

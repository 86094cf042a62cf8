import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import ClientBillingScreen from '../ClientBillingScreen';
import { answersOf, planWith } from '../testing/plans';

const route = '/dashboard/white-label/client-billing';
const plans = [
  planWith({ id: 'a', name: 'Alpha', price: 1000 }),
  planWith({ id: 'b', name: 'Beta', price: 2000 }),
  planWith({ id: 'c', name: 'Hidden', isPublic: false }),
  planWith({ id: 'd', name: 'Draft', status: 'Draft' }),
  planWith({ id: 'e', name: 'Gone', status: 'Archived' }),
  planWith({ id: 'f', name: 'Zeta', price: 9000 }),
];

const show = (task: string, listed = plans) =>
  renderScreen(<ClientBillingScreen />, answersOf(listed), { path: `${route}?task=${task}`, route });

const table = async () =>
  within(await screen.findByRole('region', { name: 'The price table with this plan' }));

const cards = async () =>
  (await table())
    .getAllByRole('region')
    .map((card) => card.getAttribute('aria-label'))
    .filter(Boolean);

test('while a new plan is typed it stands last in the whole table, and stands out', async () => {
  const { user } = show('new');
  await user.type(await screen.findByLabelText('Plan name'), 'Club');
  await user.type(screen.getByLabelText('Price in EUR'), '12');
  await waitFor(async () => expect(await cards()).toEqual(['Alpha', 'Beta', 'Zeta', 'Club']));
  const shown = await table();
  expect(shown.getByRole('region', { name: 'Club' })).toHaveTextContent(/^As you typed itClub€12.00 a month/);
  expect(shown.getByRole('region', { name: 'Beta' })).not.toHaveTextContent('As you typed it');
  expect(shown.queryByText(/don’t see this plan yet/)).toBeNull();
});

test('while a plan is edited it stands in its place', async () => {
  const { user } = show('edit.b');
  await user.type(await screen.findByLabelText('Plan name'), ' two');
  expect(await cards()).toEqual(['Alpha', 'Beta two', 'Zeta']);
});

test('while a price is typed the table has it', async () => {
  const { user } = show('price.b');
  const price = await screen.findByLabelText('Price in EUR');
  await user.clear(price);
  await user.type(price, '25');
  expect((await table()).getByRole('region', { name: 'Beta' })).toHaveTextContent('€25.00 a month');
});

test.each([
  ['d', 'It is a draft. Activate it to offer it.'],
  ['c', /not listed in the price table/],
  ['e', 'It is archived.'],
])('a plan that clients do not see yet says so: %s', async (id, why) => {
  show(`edit.${id}`);
  const notice = await screen.findByRole('region', { name: 'Clients don’t see this plan yet' });
  expect(within(notice).getByText(why)).toBeVisible();
  expect(await cards()).toHaveLength(4);
});

test('a new plan says so as soon as it is made a draft or taken from the table', async () => {
  const { user } = show('new', []);
  await user.selectOptions(await screen.findByLabelText('Status'), 'Draft: not offered yet');
  expect(await screen.findByText('It is a draft. Activate it to offer it.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Active: clients can have it');
  await waitFor(() => expect(screen.queryByText(/don’t see this plan yet/)).toBeNull());
  await user.click(screen.getByLabelText('List it in the price table'));
  expect(await screen.findByText(/not listed in the price table/)).toBeVisible();
});

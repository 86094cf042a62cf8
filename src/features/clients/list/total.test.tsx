import { screen, waitFor } from '@testing-library/react';
import { listed, pageOf } from '../testing/clients';
import { renderList } from '../testing/renderList';

const fullPage = Array.from({ length: 20 }, (_, index) =>
  listed({ id: `c${index + 1}`, number: index + 1, name: `Ada ${index + 1}`, email: `a${index + 1}@x.test` }),
);

const answers = { GetClients: () => pageOf(fullPage.slice(0, 1), 61) };

// It is asked for once the rows are there.
const soon = { timeout: 10_000 };

const totalOf = (totalCount: number) => ({ clients: { totalCount } });
const pageButtons = () => screen.queryAllByRole('button', { name: /^Page \d+$/ });

test('rows are shown, and Next leads on, while their clients are still being counted', async () => {
  let say: (total: unknown) => void = () => undefined;
  const counting = new Promise((resolve) => (say = resolve));
  const { user, place } = renderList('', {
    GetClients: () => pageOf(fullPage),
    GetClientListTotal: () => counting,
  });

  expect(await screen.findByText('Ada 1', {}, soon)).toBeVisible();
  expect(screen.getByRole('img', { name: 'The clients are being counted.' })).toBeVisible();
  expect(pageButtons()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(place()).toContain('page=2'));

  say(totalOf(61));
  expect(await screen.findByText('61 clients', {}, soon)).toBeVisible();
  expect(pageButtons().map((button) => button.textContent)).toEqual(['1', '2', '3', '4']);
});

test('before they are counted, a page that is not full has none after it', async () => {
  const GetClients = () => pageOf(fullPage.slice(0, 3));
  renderList('?page=3', { GetClients, GetClientListTotal: () => new Promise(() => undefined) });

  await screen.findByText('Ada 3');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
});

test('clients that could not be counted stay on the screen, and are counted again when asked', async () => {
  let isAway = true;
  const { user } = renderList('', {
    ...answers,
    GetClientListTotal: () => {
      if (isAway) throw { code: 'CONFLICT', message: 'Not now.' };
      return totalOf(61);
    },
  });

  expect(await screen.findByText('The clients could not be counted.', {}, soon)).toBeVisible();
  expect(screen.getByText('Ada 1')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Count again' }));
  expect(await screen.findByText('61 clients', {}, soon)).toBeVisible();
});

test('another page, order or page size asks for no other count; another filter does', async () => {
  const { user, asked, wanted } = renderList('', answers);
  const counts = () => asked.filter((name) => name === 'GetClientListTotal').length;
  await screen.findByText('61 clients', {}, soon);

  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ page: 2 }));
  await user.click(screen.getByRole('button', { name: 'Client' }));
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ sort: { by: 'Name' } }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Clients a page' }), '50 a page');
  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ pageSize: 50 }));
  expect(screen.getByText('61 clients')).toBeVisible();
  expect(counts()).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Paused 1' }));
  await waitFor(() => expect(counts()).toBe(2));
});

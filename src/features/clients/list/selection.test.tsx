import { act, screen, waitFor } from '@testing-library/react';
import { listed, pageOf } from '../testing/clients';
import { renderList } from '../testing/renderList';

const people = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name, index) =>
  listed({ id: `c${index + 1}`, number: index + 1, name, email: `${name}@x.test` }),
);

// Told once the clients have been counted.
const soon = { timeout: 10_000 };
const answers = { GetClients: () => pageOf(people, 1243, 1243) };

const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

test('spec 2: /dashboard/clients: clients are ticked one by one, over pages, until the filters change', async () => {
  const { user } = renderList('', answers);
  expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
  await user.click(await tick('Ada'));
  await user.click(await tick('Cleo'));
  expect(screen.getByText('2 clients selected')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Page 2' }, soon));
  await waitFor(() => expect(screen.getByText('2 clients selected')).toBeVisible());

  await user.click(screen.getByRole('button', { name: 'Paused 1' }));
  await waitFor(() => expect(screen.queryByText('2 clients selected')).toBeNull());
});

test('the box above ticks the page, and all that match can follow it', async () => {
  const { user } = renderList('?status=Active', answers);
  const page = await screen.findByRole('checkbox', { name: 'Select all on this page' });
  await user.click(await tick('Bea'));
  expect(page).toBePartiallyChecked();
  await user.click(page);
  expect(screen.getByText('4 clients selected')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Select all 1,243 clients that match' }, soon));
  expect(screen.getByText('1,243 clients selected')).toBeVisible();
  expect(await tick('Dora')).toBeChecked();

  await user.click(await tick('Dora'));
  expect(screen.getByText('3 clients selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
  expect(await tick('Ada')).not.toBeChecked();
});

test('the box above waits for the clients of the page', async () => {
  let come: (clients: unknown) => void = () => undefined;
  const GetClients = () => new Promise((resolve) => (come = resolve));
  renderList('', { GetClients });
  const page = await screen.findByRole('checkbox', { name: 'Select all on this page' });
  expect(page).toBeDisabled();
  come(pageOf(people, 4, 4));
  await waitFor(() => expect(page).toBeEnabled());
});

test('the keyboard keeps its place when what it pressed goes', async () => {
  const { user } = renderList('?status=Active', answers);
  const page = await screen.findByRole('checkbox', { name: 'Select all on this page' });
  await waitFor(() => expect(page).toBeEnabled());
  await user.click(page);
  const all = await screen.findByRole('button', { name: /^Select all 1,243/ }, soon);
  act(() => all.focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Selected clients' })).toHaveFocus();

  act(() => screen.getByRole('button', { name: 'Clear' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
  expect(page).toHaveFocus();
});

test('Shift ticks everything from the last box on', async () => {
  const { user } = renderList('', answers);
  await user.click(await tick('Ada'));
  await user.keyboard('{Shift>}');
  await user.click(await tick('Cleo'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 clients selected')).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Permission } from '@/state/operator';
import { operatorWith } from '@/testing/operator';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import { GettingAround } from '../GettingAround';
import { gatesOf, openTo } from '../routeTable';
import { shortcutsFor } from './shortcuts';
import { switchSingleKeys } from './singleKeys';

function show({ operator = {}, path = paths.analytics }: RenderOptions = {}) {
  return renderScreen(
    <>
      <GettingAround entries={openTo(gatesOf(operatorWith(operator ?? {})))} />
      <main>
        <input type="search" aria-label="Search clients" defaultValue="ada" />
        <textarea aria-label="Note" />
      </main>
    </>,
    {},
    { operator, path },
  );
}

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));

beforeEach(() => switchSingleKeys(true));

test('no two shortcuts share their keys', () => {
  const all = shortcutsFor(openTo(gatesOf(operatorWith())), {
    ...{ pathname: paths.clients, mayWrite: true, isAdmin: true },
  });
  const keys = all.map((shortcut) => shortcut.keys.join(' '));
  expect(new Set(keys).size).toBe(keys.length);
});

test('g and a letter go to a screen that is open', async () => {
  const { user, place } = show();
  await user.keyboard('gc');
  expect(place()).toBe(paths.clients);
  await user.keyboard('gp');
  expect(place()).toBe(paths.payments);
});

test.each<[Permission[], string]>([
  [['MANAGE_SETTINGS'], paths.myProfile],
  [[], paths.ownProfile],
])('g and m go to one’s own profile, holding %j', async (permissions, address) => {
  const { user, place } = show({ operator: { role: 'Staff', permissions } });
  await user.keyboard('gm');
  expect(place()).toBe(address);
});

test('a screen that is closed to the operator is not gone to', async () => {
  const permissions: Permission[] = ['MANAGE_CLIENT_MANAGEMENT'];
  const { user, place } = show({ operator: { permissions }, path: paths.clients });
  await user.keyboard('gu');
  expect(place()).toBe(paths.clients);
});

test('/ goes to the screen’s search, and what is typed there is text', async () => {
  const { user, place } = show();
  await user.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Search clients' });
  expect(field).toHaveFocus();
  await user.keyboard('gc?');
  expect(field).toHaveValue('gc?');
  expect(place()).toBe(paths.analytics);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what has been closed and still fades holds no key back', async () => {
  const { user, place } = show();
  const open = document.body.appendChild(document.createElement('div'));
  open.innerHTML = '<div role="dialog"></div>';
  await user.keyboard('gc');
  expect(place()).toBe(paths.analytics);
  open.setAttribute('aria-hidden', 'true');
  await user.keyboard('gc');
  expect(place()).toBe(paths.clients);
  open.remove();
});

test('n begins something new where there is such a thing', async () => {
  const { user, place } = show({ path: paths.clients });
  await user.keyboard('n');
  expect(place()).toBe(`${paths.clients}?add=1`);
});

test('n does nothing elsewhere, and nothing where the company may change nothing', async () => {
  const elsewhere = show();
  await elsewhere.user.keyboard('n');
  expect(elsewhere.place()).toBe(paths.analytics);
  elsewhere.unmount();
  const closed = show({ path: paths.clients, operator: { whiteLabelledCustomer: { status: 'Cancelled' } } });
  await closed.user.keyboard('n');
  expect(closed.place()).toBe(paths.clients);
});

test('? lists what is open to the operator, and nothing goes past it', async () => {
  const { user, place } = show({
    operator: { role: 'ClientManagement', permissions: ['MANAGE_CLIENT_MANAGEMENT'] },
    path: paths.clients,
  });
  await user.keyboard('?');
  const listed = (await sheet()).getAllByRole('term').map((term) => term.textContent);
  expect(listed).toEqual([
    'Search, go or do anything',
    'Show these shortcuts',
    'Search on this screen',
    'Add a client',
    'Client Management',
    'My profile',
    'Start-up Packs',
    'Marketing Templates',
  ]);
  await user.keyboard('n');
  expect(place()).toBe(paths.clients);
});

test('WCAG 2.1.4: single keys can be switched off on this device; the palette’s keys stay', async () => {
  const { user, place } = show();
  await user.keyboard('?');
  await user.click((await sheet()).getByRole('checkbox', { name: 'Single keys' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gc?');
  expect(place()).toBe(paths.analytics);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeVisible();
});

test('with Ctrl held a letter is the browser’s', async () => {
  const { user, place } = show();
  await user.keyboard('g{Control>}c{/Control}');
  expect(place()).toBe(paths.analytics);
});

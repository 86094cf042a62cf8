import { screen, waitFor, within } from '@testing-library/react';
import type { Permission } from '@contract/enums';
import { paths } from '@/config/paths';
import { operatorWith } from '@/testing/operatorWith';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import { CommandNavigation } from '../CommandNavigation';
import { gatesOf, accessibleEntries } from '../routeTable';
import { shortcutsFor, setSingleKeysOn } from './shortcuts';

function renderShortcuts({ operator = {}, path = paths.analytics }: RenderOptions = {}) {
  return renderScreen(
    <>
      <CommandNavigation entries={accessibleEntries(gatesOf(operatorWith(operator ?? {})))} />
      <main>
        <input type="search" aria-label="Search clients" defaultValue="ada" />
        <textarea aria-label="Note" />
      </main>
    </>,
    {},
    { operator, path },
  );
}

const findSheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));

beforeEach(() => setSingleKeysOn(true));

test('shortcutsFor assigns each shortcut a unique key sequence', () => {
  const shortcuts = shortcutsFor(accessibleEntries(gatesOf(operatorWith())), {
    ...{ pathname: paths.clients, canWrite: true, isAdmin: true },
  });
  const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('pressing g and the letter of a screen opens the screen', async () => {
  const { user, currentPath } = renderShortcuts();
  await user.keyboard('gc');
  expect(currentPath()).toBe(paths.clients);
  await user.keyboard('gp');
  expect(currentPath()).toBe(paths.payments);
});

test.each<[Permission[], string]>([
  [['MANAGE_SETTINGS'], paths.myProfile],
  [[], paths.ownProfile],
])('with the permissions %j, pressing g and m opens %s', async (permissions, address) => {
  const { user, currentPath } = renderShortcuts({ operator: { role: 'Staff', permissions } });
  await user.keyboard('gm');
  expect(currentPath()).toBe(address);
});

test('the shortcut of a screen that the operator cannot open does nothing', async () => {
  const permissions: Permission[] = ['MANAGE_CLIENT_MANAGEMENT'];
  const { user, currentPath } = renderShortcuts({ operator: { permissions }, path: paths.clients });
  await user.keyboard('gu');
  expect(currentPath()).toBe(paths.clients);
});

test('pressing / focuses the screen’s search, which receives further keys as text', async () => {
  const { user, currentPath } = renderShortcuts();
  await user.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Search clients' });
  expect(field).toHaveFocus();
  await user.keyboard('gc?');
  expect(field).toHaveValue('gc?');
  expect(currentPath()).toBe(paths.analytics);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shortcuts are ignored while a dialog is open, but not while it is closing', async () => {
  const { user, currentPath } = renderShortcuts();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.innerHTML = '<div role="dialog"></div>';
  await user.keyboard('gc');
  expect(currentPath()).toBe(paths.analytics);
  dialog.setAttribute('aria-hidden', 'true');
  await user.keyboard('gc');
  expect(currentPath()).toBe(paths.clients);
  dialog.remove();
});

test('pressing n on the client list adds the URL parameter that opens its create dialog', async () => {
  const { user, currentPath } = renderShortcuts({ path: paths.clients });
  await user.keyboard('n');
  expect(currentPath()).toBe(`${paths.clients}?add=1`);
});

test('pressing n does nothing on a screen without a create dialog or in a canceled company', async () => {
  const analyticsView = renderShortcuts();
  await analyticsView.user.keyboard('n');
  expect(analyticsView.currentPath()).toBe(paths.analytics);
  analyticsView.unmount();
  const canceledView = renderShortcuts({
    path: paths.clients,
    operator: { whiteLabelledCustomer: { status: 'Cancelled' } },
  });
  await canceledView.user.keyboard('n');
  expect(canceledView.currentPath()).toBe(paths.clients);
});

test('pressing ? lists the available shortcuts, and no shortcut works while the list is open', async () => {
  const { user, currentPath } = renderShortcuts({
    operator: { role: 'ClientManagement', permissions: ['MANAGE_CLIENT_MANAGEMENT'] },
    path: paths.clients,
  });
  await user.keyboard('?');
  const listed = (await findSheet()).getAllByRole('term').map((term) => term.textContent);
  expect(listed).toEqual([
    'Search and commands',
    'Show keyboard shortcuts',
    'Search this page',
    'Add client',
    'Client Management',
    'My profile',
    'Start-up Packs',
    'Marketing Templates',
  ]);
  await user.keyboard('n');
  expect(currentPath()).toBe(paths.clients);
});

test('WCAG 2.1.4: the operator can turn off single-key shortcuts but not the palette shortcut', async () => {
  const { user, currentPath } = renderShortcuts();
  await user.keyboard('?');
  await user.click((await findSheet()).getByRole('checkbox', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gc?');
  expect(currentPath()).toBe(paths.analytics);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeVisible();
});

test('a letter pressed with Ctrl does not complete a shortcut', async () => {
  const { user, currentPath } = renderShortcuts();
  await user.keyboard('g{Control>}c{/Control}');
  expect(currentPath()).toBe(paths.analytics);
});

import { paths } from '@/config/paths';
import type { Variables } from '@/testing/answers';
import { renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import ClientViewScreen from '../ClientViewScreen';
import { listed, pageOf } from '../testing/clients';
import { renderList } from '../testing/renderList';
import { besideClient, viewed } from '../view/testing/viewedClient';

describe('row menu', () => {
  async function openMenu(client: Parameters<typeof listed>[0], answers = {}) {
    const view = renderList('?status=Active', { GetClients: () => pageOf([listed(client)]), ...answers });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for Ada Lovelace' }));
    return { ...view, menu: within(await screen.findByRole('menu', { name: 'Actions for Ada Lovelace' })) };
  }

  const items = (menu: Awaited<ReturnType<typeof openMenu>>['menu']) =>
    menu.getAllByRole('menuitem').map(({ textContent }) => textContent);

  test('spec 2: /dashboard/clients: a row’s menu leads to the client’s screens, and back to this list', async () => {
    const { menu } = await openMenu({});
    expect(items(menu)).toEqual([
      'View',
      'Edit',
      'Copy ID',
      'Copy email',
      'View as client…',
      'Send a sign-in link…',
      'Pause…',
      'Change plan…',
      'Deactivate…',
    ]);
    const address = '/dashboard/clients/c1/view?list=status%3DActive';
    expect(menu.getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', address);
    expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', `${address}&edit=Contact`);
    expect(menu.getByRole('menuitem', { name: 'Deactivate…' })).toHaveAttribute(
      'href',
      '/dashboard/clients/c1/deactivate?list=status%3DActive',
    );
  });

  test.each([
    ['Paused', ['Send a sign-in link…', 'Resume…', 'Change plan…', 'Deactivate…']],
    ['Trialing', ['Send a sign-in link…', 'Change plan…', 'Deactivate…']],
    ['Deactivated', ['Reactivate…']],
  ] as const)('only what a client can do next is offered: %s', async (status, moves) => {
    const { menu } = await openMenu({ status });
    expect(items(menu).slice(5)).toEqual(moves);
  });

  test('the id is copied', async () => {
    const { user, menu } = await openMenu({});
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(menu.getByRole('menuitem', { name: 'Copy ID' }));
    expect(copy).toHaveBeenCalledWith('c1');
    expect(await screen.findByText('Client ID copied')).toBeVisible();
  });

  test('a client is paused from the list once that was confirmed, and the list shows it', async () => {
    const sent: Variables[] = [];
    const { user, menu } = await openMenu(
      {},
      {
        GetClient: () => ({ client: viewed({ id: 'c1', name: 'Ada Lovelace', status: 'Active' }) }),
        GetClients: () => pageOf([listed({ status: sent.length > 0 ? 'Paused' : 'Active' })]),
        PauseClient: (variables: Variables) => {
          sent.push(variables);
          return { pauseClient: viewed({ id: 'c1', name: 'Ada Lovelace', status: 'Paused' }) };
        },
      },
    );
    await user.click(menu.getByRole('menuitem', { name: 'Pause…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause Ada Lovelace?' }));
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Ada Lovelace was paused')).toBeVisible();
    expect(sent).toEqual([{ id: 'c1' }]);
    await waitFor(() =>
      expect(within(screen.getByRole('row', { name: /Ada/ })).getByText('Paused')).toBeVisible(),
    );
  });

  test('Edit opens the client with the contact ready to be changed', async () => {
    renderScreen(
      <ClientViewScreen />,
      {
        ...besideClient,
        GetClient: () => ({ client: viewed({ id: 'c1' }) }),
        GetClientNeighbours: () => ({ clientNeighbours: { previous: null, next: null } }),
      },
      { path: `${paths.clientView('c1')}?list=&edit=Contact`, route: paths.clientView(':id') },
    );
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });
});

import { paths } from '@/config/paths';
import type { Variables } from '@/testing/stubFetch';
import { renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import ClientViewScreen from '../ClientViewScreen';
import { listedClient, clientPage } from '../testing/clients';
import { renderList } from '../testing/renderList';
import { clientViewResponses, clientWith } from '../view/testing/clientFixtures';

describe('RowMenu', () => {
  async function openMenu(client: Parameters<typeof listedClient>[0], responses = {}) {
    const view = renderList('?status=Active', {
      GetClients: () => clientPage([listedClient(client)]),
      ...responses,
    });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for Ada Lovelace' }));
    return { ...view, menu: within(await screen.findByRole('menu', { name: 'Actions for Ada Lovelace' })) };
  }

  const items = (menu: Awaited<ReturnType<typeof openMenu>>['menu']) =>
    menu.getAllByRole('menuitem').map(({ textContent }) => textContent);

  test('spec 2: /dashboard/clients: links to the client’s screens and passes the list’s query', async () => {
    const { menu } = await openMenu({});
    expect(items(menu)).toEqual([
      'View',
      'Edit',
      'Copy ID',
      'Copy email',
      'View as client…',
      'Send sign-in link…',
      'Pause…',
      'Change plan…',
      'Deactivate…',
    ]);
    const viewUrl = '/dashboard/clients/c1/view?list=status%3DActive';
    expect(menu.getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', viewUrl);
    expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', `${viewUrl}&edit=Contact`);
    expect(menu.getByRole('menuitem', { name: 'Deactivate…' })).toHaveAttribute(
      'href',
      '/dashboard/clients/c1/deactivate?list=status%3DActive',
    );
  });

  test.each([
    ['Paused', ['Send sign-in link…', 'Resume…', 'Change plan…', 'Deactivate…']],
    ['Trialing', ['Send sign-in link…', 'Change plan…', 'Deactivate…']],
    ['Deactivated', ['Reactivate…']],
  ] as const)('offers only the actions that the status allows: %s', async (status, labels) => {
    const { menu } = await openMenu({ status });
    expect(items(menu).slice(5)).toEqual(labels);
  });

  test('copies the client ID', async () => {
    const { user, menu } = await openMenu({});
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(menu.getByRole('menuitem', { name: 'Copy ID' }));
    expect(writeText).toHaveBeenCalledWith('c1');
    expect(await screen.findByText('Client ID copied')).toBeVisible();
  });

  test('pauses a client after a confirmation, and updates the list', async () => {
    const sent: Variables[] = [];
    const { user, menu } = await openMenu(
      {},
      {
        GetClient: () => ({ client: clientWith({ id: 'c1', name: 'Ada Lovelace', status: 'Active' }) }),
        GetClients: () => clientPage([listedClient({ status: sent.length > 0 ? 'Paused' : 'Active' })]),
        PauseClient: (variables: Variables) => {
          sent.push(variables);
          return { pauseClient: clientWith({ id: 'c1', name: 'Ada Lovelace', status: 'Paused' }) };
        },
      },
    );
    await user.click(menu.getByRole('menuitem', { name: 'Pause…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause Ada Lovelace?' }));
    await user.click(dialog.getByRole('button', { name: 'Pause client' }));
    expect(await screen.findByText('Ada Lovelace paused')).toBeVisible();
    expect(sent).toEqual([{ id: 'c1' }]);
    await waitFor(() =>
      expect(within(screen.getByRole('row', { name: /Ada/ })).getByText('Paused')).toBeVisible(),
    );
  });
});

describe('ClientViewScreen', () => {
  test('opens the contact form at the path of the Edit link of a row', async () => {
    renderScreen(
      <ClientViewScreen />,
      {
        ...clientViewResponses,
        GetClient: () => ({ client: clientWith({ id: 'c1' }) }),
        GetClientNeighbors: () => ({ clientNeighbors: { previous: null, next: null } }),
      },
      { path: `${paths.clientView('c1')}?list=&edit=Contact`, route: paths.clientView(':id') },
    );
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Variables } from '@/testing/stubFetch';
import type { SavedView } from '../clientsApi';
import { renderList, withoutMoneyPermission } from '../testing/renderList';

const savedViewWith = (overrides: Partial<SavedView> = {}): SavedView => ({
  id: 'v1',
  name: 'Late payers',
  query: 'status=PastDue&sort=-mrr',
  columns: ['status', 'mrr'],
  isShared: false,
  isOwn: true,
  canEdit: true,
  createdByName: 'Ada Northwind',
  ...overrides,
});

const withViews = (...views: SavedView[]) => ({ GetSavedViews: () => ({ savedViews: views }) });

const address = `${paths.clients}?status=PastDue&sort=-mrr&columns=status%2Cmrr&view=v1`;
const query = address.slice(paths.clients.length);

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('spec 2: /dashboard/clients: shows clients that need attention as a view with a count', async () => {
  const { user, clientRequests, currentPath } = renderList();
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  expect(views.getByRole('link', { name: 'All clients' })).toHaveAttribute('aria-current', 'page');
  await user.click(await views.findByRole('link', { name: 'Needs attention 12' }));
  await waitFor(() => expect(clientRequests.at(-1)).toMatchObject({ filter: { needsAttention: true } }));
  expect(currentPath()).toBe(`${paths.clients}?attention=1`);
  expect(views.getByRole('link', { name: /Needs attention/ })).toHaveAttribute('aria-current', 'page');
});

test('a saved view applies its filters, order and columns and writes them to the URL', async () => {
  const { user, clientRequests, currentPath } = renderList('', withViews(savedViewWith()));
  await user.click(await screen.findByRole('link', { name: 'Late payers' }));
  await waitFor(() => expect(currentPath()).toBe(address));
  await waitFor(() =>
    expect(clientRequests.at(-1)).toMatchObject({
      filter: { status: ['PastDue'] },
      sort: { field: 'Mrr', direction: 'Descending' },
    }),
  );
  expect(headers()).toEqual(['', 'Client', 'Status', 'MRR', 'Actions']);
  expect(screen.queryByText('Modified')).toBeNull();
});

test('the client list applies the query in the URL when the operator cannot see the view', async () => {
  const { clientRequests } = renderList(query, withViews());
  await screen.findByText('Ada Lovelace');
  expect(clientRequests[0]).toMatchObject({ filter: { status: ['PastDue'] } });
  expect(headers()).toEqual(['', 'Client', 'Status', 'MRR', 'Actions']);
});

test('without MANAGE_PAYMENTS, a shared view omits money columns and is not marked as modified', async () => {
  const { clientRequests } = renderList(
    query,
    withViews(savedViewWith({ isShared: true, isOwn: false, canEdit: false })),
    {
      operator: withoutMoneyPermission,
    },
  );
  await screen.findByRole('link', { name: /Late payers/ });
  await screen.findByText('Ada Lovelace');
  expect(clientRequests[0]).toMatchObject({ sort: { field: 'CreatedAt', direction: 'Descending' } });
  expect(headers()).toEqual(['', 'Client', 'Status', 'Actions']);
  expect(screen.queryByText('Modified')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for view “Late payers”' })).toBeNull();
});

test('a changed view is marked as modified until the change is reset or saved', async () => {
  const sent: Variables[] = [];
  let storedView = savedViewWith();
  const { user, currentPath } = renderList(query, {
    GetSavedViews: () => ({ savedViews: [storedView] }),
    UpdateSavedView: (variables) => {
      sent.push(variables);
      storedView = {
        ...storedView,
        query: 'status=PastDue&never=1&sort=-mrr',
        columns: ['status', 'mrr', 'phone'],
      };
      return { updateSavedView: storedView };
    },
  });
  const change = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Never signed in' }));
    expect(await screen.findByText('Modified')).toBeVisible();
  };
  await screen.findByRole('link', { name: 'Late payers' });
  await change();
  await user.click(screen.getByRole('button', { name: 'Reset view' }));
  await waitFor(() => expect(currentPath()).toBe(address));
  expect(screen.queryByText('Modified')).toBeNull();

  await change();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Phone' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByText('Modified')).toBeNull());
  expect(sent).toEqual([
    {
      id: 'v1',
      input: {
        list: 'Clients',
        name: 'Late payers',
        query: 'status=PastDue&never=1&sort=-mrr',
        columns: ['status', 'mrr', 'phone'],
        isShared: false,
      },
    },
  ]);
});

test('the current list is saved as a view, which then opens', async () => {
  const sent: Variables[] = [];
  const views: SavedView[] = [];
  const { user, currentPath } = renderList('?search=ada&tag=vip&sort=name&page=4&size=50', {
    GetSavedViews: () => ({ savedViews: views }),
    CreateSavedView: (variables) => {
      sent.push(variables);
      views.push(
        savedViewWith({ id: 'v9', name: 'Ada’s', query: 'search=ada&tag=vip&sort=name', columns: [] }),
      );
      return { createSavedView: views[0] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save as view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as view' }));
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText('Enter a name for the view.')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Ada’s');
  await user.click(dialog.getByLabelText('Share with team'));
  await user.click(dialog.getByRole('button', { name: 'Save view' }));

  await waitFor(() => expect(currentPath()).toBe(`${paths.clients}?search=ada&tag=vip&sort=name&view=v9`));
  expect(sent[0]).toMatchObject({
    input: { list: 'Clients', name: 'Ada’s', query: 'search=ada&tag=vip&sort=name', isShared: true },
  });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Ada’s' })).toHaveAttribute('aria-current', 'page'),
  );
});

test('the view dialog shows a duplicate name error at the name field', async () => {
  const { user } = renderList('?never=1', {
    CreateSavedView: () => {
      throw {
        code: 'BAD_USER_INPUT',
        message: 'Check it.',
        fields: { name: 'You have a view of this name.' },
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save as view…' }));
  await user.type(screen.getByLabelText('Name'), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('You have a view of this name.'),
  );
});

test('the view menu shares and renames a view, and deletes it after a confirmation', async () => {
  const sent: Variables[] = [];
  let views = [savedViewWith()];
  const { user, currentPath } = renderList(query, {
    GetSavedViews: () => ({ savedViews: views }),
    UpdateSavedView: (variables) => {
      sent.push(variables);
      views = [{ ...savedViewWith(), ...(variables.input as Partial<SavedView>) }];
      return { updateSavedView: views[0] };
    },
    DeleteSavedView: () => {
      views = [];
      return { deleteSavedView: true };
    },
  });
  const chooseAction = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: /Actions for view/ }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  await chooseAction('Share with team');
  expect(await screen.findByText('View “Late payers” shared with your team')).toBeVisible();
  expect(sent[0]).toMatchObject({ id: 'v1', input: { name: 'Late payers', isShared: true } });
  expect(await screen.findByRole('link', { name: 'Late payers Shared with your team' })).toBeVisible();

  await chooseAction('Rename…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Owing');
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByRole('link', { name: /Owing/ })).toBeVisible();

  await chooseAction('Delete…');
  expect(await screen.findByRole('dialog', { name: 'Delete view “Owing”?' })).toHaveTextContent(
    'It’s deleted for your whole team. The clients in it don’t change. You can’t undo this.',
  );
  await user.click(screen.getByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(currentPath()).toBe(paths.clients));
  expect(screen.queryByRole('link', { name: /Owing/ })).toBeNull();
});

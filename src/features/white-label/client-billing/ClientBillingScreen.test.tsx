import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import ClientBillingScreen from './ClientBillingScreen';
import type { Plan } from './clientBillingApi';
import { answersOf, planWith } from './testing/plans';

const route = '/dashboard/white-label/client-billing';
const at = (search = ''): RenderOptions => ({ path: route + search, route });

const plans = [
  planWith({
    id: 'a',
    name: 'Alpha',
    isDefault: true,
    clientCount: 3,
    activeClientsCount: 2,
    mrr: 14_985,
    isUnused: false,
    order: 1,
  }),
  planWith({ id: 'b', name: 'Beta', interval: 'Month', intervalCount: 3, yearlyPrice: 15_000, order: 2 }),
  planWith({ id: 'c', name: 'Gamma', interval: 'Year', status: 'Draft', price: 0, order: 3 }),
  planWith({ id: 'd', name: 'Delta', status: 'Archived', order: 4 }),
];

const names = () => screen.getAllByRole('rowheader').map((head) => head.querySelector('span')?.textContent);

const menuOf = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

test('spec 2: client billing lists the plans: price, period, trial, clients, what they are worth and status', async () => {
  renderScreen(<ClientBillingScreen />, answersOf(plans), at());
  const rowOf = async (name: RegExp) =>
    (await screen.findByRole('rowheader', { name })).closest('tr')?.textContent;
  expect(await rowOf(/Alpha/)).toBe('AlphaDefaultgrowth€49.95 a month14 days3 clients€149.85Active');
  expect(await rowOf(/Beta/)).toContain('€49.95 every 3 monthsor €150.00 a year');
  expect(await rowOf(/Gamma/)).toContain('Free');
  expect(screen.getByRole('link', { name: '3 clients' })).toHaveAttribute(
    'href',
    '/dashboard/clients?plan=a',
  );
});

test('clients lead nowhere for those who may not see them', async () => {
  renderScreen(<ClientBillingScreen />, answersOf(plans), {
    ...at(),
    operator: { permissions: ['MANAGE_WHITE_LABELLED_CUSTOMER'] },
  });
  expect(await screen.findByText('3 clients')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '3 clients' })).toBeNull();
});

test('filters live in the address; what they leave nothing of says so', async () => {
  const { user, place } = renderScreen(<ClientBillingScreen />, answersOf(plans), at());
  await screen.findByRole('rowheader', { name: /Alpha/ });
  await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
  expect(place()).toBe(`${route}?status=Draft`);
  expect(names()).toEqual(['Gamma']);
  await user.selectOptions(screen.getByLabelText('Paid by'), 'Week');
  expect(screen.getByText('No plans match')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(place()).toBe(route);
  expect(names()).toHaveLength(4);
});

test('what failed can be asked for again', async () => {
  let tries = 0;
  const { user } = renderScreen(
    <ClientBillingScreen />,
    {
      ...answersOf([]),
      GetClientBillingPlans: () => {
        tries += 1;
        if (tries === 1) throw { code: 'UNAVAILABLE' };
        return { clientBillingPlans: plans };
      },
    },
    at(),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: /Alpha/ })).toBeInTheDocument();
});

test('no plans yet leads to the first one', async () => {
  const { user, place } = renderScreen(<ClientBillingScreen />, answersOf([]), at());
  await user.click(await screen.findByRole('button', { name: 'Add the first plan' }));
  expect(place()).toBe(`${route}?task=new`);
});

test('in test mode it is said that nobody is charged', async () => {
  renderScreen(<ClientBillingScreen />, answersOf(plans, 'Sandbox'), at());
  expect(await screen.findByRole('region', { name: 'Test mode' })).toBeInTheDocument();
});

test('the arrow keys move a plan at once, keep the keyboard on it, and say where it is', async () => {
  const sent: unknown[] = [];
  let now: Plan[] = plans;
  const { user } = renderScreen(
    <ClientBillingScreen />,
    {
      ...answersOf([]),
      GetClientBillingPlans: () => ({ clientBillingPlans: now }),
      ReorderClientBillingPlans: ({ ids }) => {
        sent.push(ids);
        const [a, b, ...rest] = plans;
        now = a && b ? [{ ...b, order: 1 }, { ...a, order: 2 }, ...rest] : [];
        return { reorderClientBillingPlans: now };
      },
    },
    at(),
  );
  const handle = await screen.findByRole('button', { name: 'Order of Alpha' });
  await user.click(handle);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('Alpha moved to place 2 of 3');
  await waitFor(() => expect(names()).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']));
  expect(sent).toEqual([['b', 'a', 'c']]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order of Alpha' })).toHaveFocus());
});

test('an order that is refused goes back to what it was', async () => {
  const { user } = renderScreen(
    <ClientBillingScreen />,
    {
      ...answersOf(plans),
      ReorderClientBillingPlans: () => {
        throw { code: 'CONFLICT', message: 'The plans have changed.' };
      },
    },
    at(),
  );
  const menu = await menuOf(user, 'Gamma');
  expect(menu.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(menu.getByRole('menuitem', { name: 'Move up' }));
  expect(await screen.findByText('The order stays as it was')).toBeInTheDocument();
  expect(names()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

test('no place can be seen, and so none changed, while a filter hides some', async () => {
  renderScreen(<ClientBillingScreen />, answersOf(plans), at('?status=Active'));
  await screen.findByRole('rowheader', { name: /Alpha/ });
  expect(screen.queryByRole('button', { name: /^Order of/ })).toBeNull();
});

test('only a plan that nobody has had can be deleted; another says why it cannot', async () => {
  const removed: unknown[] = [];
  const { user } = renderScreen(
    <ClientBillingScreen />,
    {
      ...answersOf(plans),
      DeleteClientBillingPlan: ({ id }) => ({ deleteClientBillingPlan: removed.push(id) > 0 }),
    },
    at(),
  );
  const used = await menuOf(user, 'Alpha');
  const refused = used.getByRole('menuitem', { name: /^Delete/ });
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  expect(refused).toHaveTextContent('A client has had it, so it can only be archived.');
  await user.keyboard('{Escape}');

  const unused = await menuOf(user, 'Beta');
  await user.click(unused.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Beta?' });
  expect(dialog).toHaveTextContent('can’t be undone');
  await user.click(within(dialog).getByRole('button', { name: 'Delete plan' }));
  await waitFor(() => expect(removed).toEqual(['b']));
});

test('archiving says what follows, and why it is refused', async () => {
  const { user } = renderScreen(
    <ClientBillingScreen />,
    {
      ...answersOf(plans),
      ArchiveClientBillingPlan: () => {
        throw { code: 'CONFLICT', message: 'Alpha is your only active plan.' };
      },
    },
    at(),
  );
  await user.click((await menuOf(user, 'Alpha')).getByRole('menuitem', { name: 'Archive' }));
  const dialog = await screen.findByRole('dialog', { name: 'Archive Alpha?' });
  expect(dialog).toHaveTextContent('2 paying clients keep it, at the price they have.');
  await user.click(within(dialog).getByRole('button', { name: 'Archive plan' }));
  expect(await within(dialog).findByText('Alpha is your only active plan.')).toBeInTheDocument();
});

test('the preview shows what clients see, by the period or the year', async () => {
  const { user } = renderScreen(<ClientBillingScreen />, answersOf(plans), at('?task=preview'));
  const dialog = within(await screen.findByRole('dialog', { name: 'How clients will see your plans' }));
  expect(dialog.getAllByRole('region').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Alpha',
    'Beta',
  ]);
  await user.click(dialog.getByRole('button', { name: 'By the year' }));
  expect(dialog.getByRole('region', { name: 'Beta' })).toHaveTextContent('€150.00 a year');
  expect(dialog.getByRole('region', { name: 'Alpha' })).toHaveTextContent('€49.95 a month');
});

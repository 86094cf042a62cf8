import type { ApiHandlers } from '@/testing/stubFetch';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import ClientBillingScreen from './ClientBillingScreen';
import type { Plan } from './clientBillingApi';
import { planResponses, planWith } from './testing/plans';

const route = '/dashboard/white-label/client-billing';

describe('ClientBillingScreen', () => {
  const optionsAt = (search = ''): RenderOptions => ({ path: route + search, route });

  const plans = [
    planWith({
      id: 'a',
      name: 'Alpha',
      isDefault: true,
      clientCount: 3,
      activeClientCount: 2,
      mrr: 14_985,
      isUnused: false,
      order: 1,
    }),
    planWith({ id: 'b', name: 'Beta', interval: 'Month', intervalCount: 3, yearlyPrice: 15_000, order: 2 }),
    planWith({ id: 'c', name: 'Gamma', interval: 'Year', status: 'Draft', price: 0, order: 3 }),
    planWith({ id: 'd', name: 'Delta', status: 'Archived', order: 4 }),
  ];

  const shownNames = () =>
    screen.getAllByRole('rowheader').map((head) => head.querySelector('span')?.textContent);

  const openMenu = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    return within(await screen.findByRole('menu'));
  };

  test('spec 2: lists plans with price, period, trial, clients, MRR and status', async () => {
    renderScreen(<ClientBillingScreen />, planResponses(plans), optionsAt());
    const rowOf = async (name: RegExp) =>
      (await screen.findByRole('rowheader', { name })).closest('tr')?.textContent;
    expect(await rowOf(/Alpha/)).toBe('AlphaDefaultgrowth€49.95 per month14 days3 clients€149.85Active');
    expect(await rowOf(/Beta/)).toContain('€49.95 every 3 monthsOr €150.00 per year');
    expect(await rowOf(/Gamma/)).toContain('Free');
    expect(screen.getByRole('link', { name: '3 clients' })).toHaveAttribute(
      'href',
      '/dashboard/clients?plan=a',
    );
  });

  test('does not link client counts when the operator may not see clients', async () => {
    renderScreen(<ClientBillingScreen />, planResponses(plans), {
      ...optionsAt(),
      operator: { permissions: ['MANAGE_WHITE_LABELLED_CUSTOMER'] },
    });
    expect(await screen.findByText('3 clients')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '3 clients' })).toBeNull();
  });

  test('stores filters in the URL and offers to clear them when nothing matches', async () => {
    const { user, currentPath } = renderScreen(<ClientBillingScreen />, planResponses(plans), optionsAt());
    await screen.findByRole('rowheader', { name: /Alpha/ });
    await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
    expect(currentPath()).toBe(`${route}?status=Draft`);
    expect(shownNames()).toEqual(['Gamma']);
    await user.selectOptions(screen.getByLabelText('Billing interval'), 'Week');
    expect(screen.getByText('No matching plans')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(currentPath()).toBe(route);
    expect(shownNames()).toHaveLength(4);
  });

  test('reloads the plans on Try again after a failure', async () => {
    let attempts = 0;
    const { user } = renderScreen(
      <ClientBillingScreen />,
      {
        ...planResponses([]),
        GetClientBillingPlans: () => {
          attempts += 1;
          if (attempts === 1) throw { code: 'UNAVAILABLE' };
          return { clientBillingPlans: plans };
        },
      },
      optionsAt(),
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: /Alpha/ })).toBeInTheDocument();
  });

  test('offers to add the first plan when the list is empty', async () => {
    const { user, currentPath } = renderScreen(<ClientBillingScreen />, planResponses([]), optionsAt());
    await user.click(await screen.findByRole('button', { name: 'Add your first plan' }));
    expect(currentPath()).toBe(`${route}?task=new`);
  });

  test('shows a test mode notice when the provider is the sandbox', async () => {
    renderScreen(<ClientBillingScreen />, planResponses(plans, 'Sandbox'), optionsAt());
    expect(await screen.findByRole('region', { name: 'Test mode' })).toBeInTheDocument();
  });

  test('moves a plan by arrow key, keeps its handle focused, and announces its position', async () => {
    const sent: unknown[] = [];
    let serverPlans: Plan[] = plans;
    const { user } = renderScreen(
      <ClientBillingScreen />,
      {
        ...planResponses([]),
        GetClientBillingPlans: () => ({ clientBillingPlans: serverPlans }),
        ReorderClientBillingPlans: ({ ids }) => {
          sent.push(ids);
          const [a, b, ...rest] = plans;
          serverPlans = a && b ? [{ ...b, order: 1 }, { ...a, order: 2 }, ...rest] : [];
          return { reorderClientBillingPlans: serverPlans };
        },
      },
      optionsAt(),
    );
    const handle = await screen.findByRole('button', { name: 'Reorder Alpha' });
    await user.click(handle);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Alpha moved to position 2 of 3');
    await waitFor(() => expect(shownNames()).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']));
    expect(sent).toEqual([['b', 'a', 'c']]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reorder Alpha' })).toHaveFocus());
  });

  test('restores the order when the server rejects a move', async () => {
    const { user } = renderScreen(
      <ClientBillingScreen />,
      {
        ...planResponses(plans),
        ReorderClientBillingPlans: () => {
          throw { code: 'CONFLICT', message: 'The plans have changed.' };
        },
      },
      optionsAt(),
    );
    const menu = await openMenu(user, 'Gamma');
    expect(menu.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(menu.getByRole('menuitem', { name: 'Move up' }));
    expect(await screen.findByText('Order not changed')).toBeInTheDocument();
    expect(shownNames()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
  });

  test('hides the order handles while a filter is active', async () => {
    renderScreen(<ClientBillingScreen />, planResponses(plans), optionsAt('?status=Active'));
    await screen.findByRole('rowheader', { name: /Alpha/ });
    expect(screen.queryByRole('button', { name: /^Reorder/ })).toBeNull();
  });

  test('deletes a plan that no client has had, and explains why a used plan cannot be deleted', async () => {
    const removed: unknown[] = [];
    const { user } = renderScreen(
      <ClientBillingScreen />,
      {
        ...planResponses(plans),
        DeleteClientBillingPlan: ({ id }) => ({ deleteClientBillingPlan: removed.push(id) > 0 }),
      },
      optionsAt(),
    );
    const used = await openMenu(user, 'Alpha');
    const refused = used.getByRole('menuitem', { name: /^Delete/ });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveTextContent('Clients have used this plan. Archive it instead.');
    await user.keyboard('{Escape}');

    const unused = await openMenu(user, 'Beta');
    await user.click(unused.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Beta?' });
    expect(dialog).toHaveTextContent('You can’t undo this.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete plan' }));
    await waitFor(() => expect(removed).toEqual(['b']));
  });

  test('shows the effect of archiving, and the server error when archiving fails', async () => {
    const { user } = renderScreen(
      <ClientBillingScreen />,
      {
        ...planResponses(plans),
        ArchiveClientBillingPlan: () => {
          throw { code: 'CONFLICT', message: 'Alpha is your only active plan.' };
        },
      },
      optionsAt(),
    );
    await user.click((await openMenu(user, 'Alpha')).getByRole('menuitem', { name: 'Archive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Archive Alpha?' });
    expect(dialog).toHaveTextContent('2 paying clients keep it at their current price.');
    await user.click(within(dialog).getByRole('button', { name: 'Archive plan' }));
    expect(await screen.findByText('Alpha is your only active plan.')).toBeInTheDocument();
  });

  test('previews the active plans, and can show yearly prices for plans that have one', async () => {
    const { user } = renderScreen(<ClientBillingScreen />, planResponses(plans), optionsAt('?task=preview'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Price table preview' }));
    expect(dialog.getAllByRole('region').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Alpha',
      'Beta',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Yearly billing' }));
    expect(dialog.getByRole('region', { name: 'Beta' })).toHaveTextContent('€150.00 per year');
    expect(dialog.getByRole('region', { name: 'Alpha' })).toHaveTextContent('€49.95 per month');
  });
});

describe('LivePreview', () => {
  const plans = [
    planWith({ id: 'a', name: 'Alpha', price: 1000 }),
    planWith({ id: 'b', name: 'Beta', price: 2000 }),
    planWith({ id: 'c', name: 'Hidden', isPublic: false }),
    planWith({ id: 'd', name: 'Draft', status: 'Draft' }),
    planWith({ id: 'e', name: 'Gone', status: 'Archived' }),
    planWith({ id: 'f', name: 'Zeta', price: 9000 }),
  ];

  const renderTask = (task: string, listed = plans) =>
    renderScreen(<ClientBillingScreen />, planResponses(listed), { path: `${route}?task=${task}`, route });

  const findTable = async () => within(await screen.findByRole('region', { name: 'Price table preview' }));

  const cardNames = async () =>
    (await findTable())
      .getAllByRole('region')
      .map((card) => card.getAttribute('aria-label'))
      .filter(Boolean);

  test('adds a new plan at the end of the price table and marks it', async () => {
    const { user } = renderTask('new');
    await user.type(await screen.findByLabelText('Plan name'), 'Club');
    await user.type(screen.getByLabelText('Price in EUR'), '12');
    await waitFor(async () => expect(await cardNames()).toEqual(['Alpha', 'Beta', 'Zeta', 'Club']));
    const rendered = await findTable();
    expect(rendered.getByRole('region', { name: 'Club' })).toHaveTextContent(
      /^This planClub€12.00 per month/,
    );
    expect(rendered.getByRole('region', { name: 'Beta' })).not.toHaveTextContent('This plan');
    expect(rendered.queryByText(/don’t see this plan/)).toBeNull();
  });

  test('shows an edited plan at its position', async () => {
    const { user } = renderTask('edit.b');
    await user.type(await screen.findByLabelText('Plan name'), ' two');
    expect(await cardNames()).toEqual(['Alpha', 'Beta two', 'Zeta']);
  });

  test('shows a new price in the table during typing', async () => {
    const { user } = renderTask('price.b');
    const price = await screen.findByLabelText('Price in EUR');
    await user.clear(price);
    await user.type(price, '25');
    expect((await findTable()).getByRole('region', { name: 'Beta' })).toHaveTextContent('€25.00 per month');
  });

  test.each([
    ['This plan is a draft. Activate it to offer it to clients.', 'd'],
    [/isn’t in the price table/, 'c'],
    ['This plan is archived.', 'e'],
  ])('explains why clients do not see a plan: %s', async (reason, id) => {
    renderTask(`edit.${id}`);
    const notice = await screen.findByRole('region', { name: 'Clients don’t see this plan' });
    expect(within(notice).getByText(reason)).toBeVisible();
    expect(await cardNames()).toHaveLength(4);
  });

  test('explains that a new plan is hidden when it is a draft or not listed', async () => {
    const { user } = renderTask('new', []);
    await user.selectOptions(await screen.findByLabelText('Status'), 'Draft: hidden from clients');
    expect(
      await screen.findByText('This plan is a draft. Activate it to offer it to clients.'),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Active: available to clients');
    await waitFor(() => expect(screen.queryByText(/don’t see this plan/)).toBeNull());
    await user.click(screen.getByLabelText('Show in price table'));
    expect(await screen.findByText(/isn’t in the price table/)).toBeVisible();
  });
});

describe('PriceWizard', () => {
  const plan = planWith({ clientCount: 12, isUnused: false });

  const preview = {
    clientCount: 12,
    mrr: 59_940,
    mrrAfter: 72_000,
    firstRenewalAt: '2026-03-01T00:00:00.000Z',
    lastRenewalAt: '2026-03-30T00:00:00.000Z',
    externallyBilledCount: 0,
    chargedNow: 0,
    chargedNowCount: 0,
  };

  async function openChoices(responses: ApiHandlers = {}, result: object = preview) {
    const requests: unknown[] = [];
    const rendered = renderScreen(
      <ClientBillingScreen />,
      {
        ...planResponses([plan]),
        PreviewPlanPrice: (variables) => {
          requests.push(variables);
          return { previewPlanPrice: result };
        },
        ...responses,
      },
      { path: `${route}?task=price.${plan.id}`, route },
    );
    const price = await screen.findByLabelText('Price in EUR');
    await rendered.user.clear(price);
    await rendered.user.type(price, '60');
    await rendered.user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('radio', { name: 'Change now' });
    return { ...rendered, previewRequests: requests };
  }

  const getChoice = (name: string) => screen.getByRole('radio', { name });

  test('describes the clients, MRR change, renewal dates and immediate charges of each choice', async () => {
    const { previewRequests } = await openChoices();
    expect(previewRequests).toEqual([
      { id: plan.id, price: { price: 6000, interval: 'Month', intervalCount: 1, yearlyPrice: null } },
    ]);
    expect(getChoice('Keep current price')).toHaveAccessibleDescription(
      'Applies to 12 clients. MRR doesn’t change, and nothing is charged.',
    );
    expect(getChoice('Change at next renewal')).toHaveAccessibleDescription(
      /^Applies to 12 clients\. MRR increases by €120\.60, from €599\.40 to €720\.00\. Renewals are due from .*2026 to .*2026\./,
    );
    expect(getChoice('Change now')).toHaveAccessibleDescription(
      'Applies to 12 clients immediately. MRR increases by €120.60, from €599.40 to €720.00. Nothing is charged now. Paid billing periods don’t change.',
    );
  });

  test.each([
    [
      1,
      {},
      /2026\. The price of 1 client who pays outside Livery changes now\. Nothing is charged before the renewal\.$/,
    ],
    [
      3,
      {},
      /2026\. The price of 3 clients who pay outside Livery changes now\. Nothing is charged before the renewal\.$/,
    ],
    [
      12,
      { firstRenewalAt: null, lastRenewalAt: null },
      /All of them pay outside Livery, so their price changes now\./,
    ],
    [0, { firstRenewalAt: null, lastRenewalAt: null }, /No renewals are scheduled\./],
  ])('describes the renewals when %i of 12 clients pay outside Livery', async (count, days, description) => {
    await openChoices({}, { ...preview, externallyBilledCount: count, ...days });
    expect(getChoice('Change at next renewal')).toHaveAccessibleDescription(description);
  });

  test('shows how many clients are charged immediately, and the total amount', async () => {
    await openChoices({}, { ...preview, mrrAfter: 59_940, chargedNow: 60_000, chargedNowCount: 10 });
    expect(getChoice('Change now')).toHaveAccessibleDescription(
      'Applies to 12 clients immediately. MRR doesn’t change. 10 clients are charged €600.00 in total now and start a new billing period.',
    );
  });

  test('omits amounts when the operator may not see payments', async () => {
    await openChoices({}, { ...preview, mrr: null, mrrAfter: null, chargedNow: null, chargedNowCount: 1 });
    expect(getChoice('Change now')).toHaveAccessibleDescription(
      'Applies to 12 clients immediately. 1 client is charged now and starts a new billing period.',
    );
  });

  test('sends the price version that the operator saw and the chosen option', async () => {
    const sent: unknown[] = [];
    const { user, currentPath } = await openChoices({
      ChangePlanPrice: ({ input }) => {
        sent.push(input);
        return { changePlanPrice: { ...plan, price: 6000, priceVersion: 2 } };
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Change at next renewal' }));
    await user.click(screen.getByRole('button', { name: 'Change price' }));
    await waitFor(() => expect(currentPath()).toBe(route));
    expect(sent).toEqual([
      {
        id: plan.id,
        priceVersion: 1,
        price: { price: 6000, interval: 'Month', intervalCount: 1, yearlyPrice: null },
        subscribers: 'AtRenewal',
      },
    ]);
  });

  test('shows the server error, and keeps the entered price when the operator goes back', async () => {
    const { user } = await openChoices({
      ChangePlanPrice: () => {
        throw { code: 'CONFLICT', message: 'Bea has changed this plan since you opened it.' };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Change price' }));
    expect(await screen.findByText('Bea has changed this plan since you opened it.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Price in EUR')).toHaveValue('60');
  });

  test('rejects a price below the card minimum', async () => {
    const { user } = renderScreen(<ClientBillingScreen />, planResponses([plan]), {
      path: `${route}?task=price.${plan.id}`,
      route,
    });
    const price = await screen.findByLabelText('Price in EUR');
    await user.clear(price);
    await user.type(price, '0.20');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(price).toHaveAccessibleDescription(/^Enter 0, or a price between €0\.50/));
  });
});

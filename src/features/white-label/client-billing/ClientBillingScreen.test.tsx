import type { Answers } from '@/testing/answers';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import ClientBillingScreen from './ClientBillingScreen';
import type { Plan } from './clientBillingApi';
import { answersOf, planWith } from './testing/plans';

const route = '/dashboard/white-label/client-billing';

describe('ClientBillingScreen', () => {
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
    expect(shown.getByRole('region', { name: 'Club' })).toHaveTextContent(
      /^As you typed itClub€12.00 a month/,
    );
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
});

describe('PriceWizard', () => {
  const plan = planWith({ clientCount: 12, isUnused: false });

  const preview = {
    clientCount: 12,
    mrr: 59_940,
    mrrAfter: 72_000,
    firstRenewalAt: '2026-03-01T00:00:00.000Z',
    lastRenewalAt: '2026-03-30T00:00:00.000Z',
    paidElsewhereCount: 0,
    chargedNow: 0,
    chargedNowCount: 0,
  };

  async function openChoices(answers: Answers = {}, foretold: object = preview) {
    const asked: unknown[] = [];
    const shown = renderScreen(
      <ClientBillingScreen />,
      {
        ...answersOf([plan]),
        PreviewPlanPrice: (variables) => {
          asked.push(variables);
          return { previewPlanPrice: foretold };
        },
        ...answers,
      },
      { path: `${route}?task=price.${plan.id}`, route },
    );
    const price = await screen.findByLabelText('Price in EUR');
    await shown.user.clear(price);
    await shown.user.type(price, '60');
    await shown.user.click(screen.getByRole('button', { name: 'Choose who it holds for' }));
    await screen.findByRole('radio', { name: 'They move now' });
    return { ...shown, foretoldOf: asked };
  }

  const textOf = (name: string) => screen.getByRole('radio', { name });

  test('each choice says how many, what it changes, from when, and what is charged at once', async () => {
    const { foretoldOf } = await openChoices();
    expect(foretoldOf).toEqual([
      { id: plan.id, price: { price: 6000, interval: 'Month', intervalCount: 1, yearlyPrice: null } },
    ]);
    expect(textOf('They keep the price they have')).toHaveAccessibleDescription(
      '12 clients, who stay as they are. Monthly revenue stays as it is. Nothing is charged.',
    );
    expect(textOf('They move at their next renewal')).toHaveAccessibleDescription(
      /^12 clients\. €120\.60 more a month: €599\.40 becomes €720\.00\. From .*2026 to .*2026, each when their period ends\./,
    );
    expect(textOf('They move now')).toHaveAccessibleDescription(
      '12 clients, at once. €120.60 more a month: €599.40 becomes €720.00. Nothing is charged at once: what is paid for stays so.',
    );
  });

  test.each([
    [
      1,
      {},
      /each when their period ends\. 1 client who pays elsewhere moves at once\. Nothing is charged before\.$/,
    ],
    [
      3,
      {},
      /each when their period ends\. 3 clients who pay elsewhere move at once\. Nothing is charged before\.$/,
    ],
    [12, { firstRenewalAt: null, lastRenewalAt: null }, /None of them pays here, so they move at once\./],
    [0, { firstRenewalAt: null, lastRenewalAt: null }, /Nobody who pays here renews at the moment\./],
  ])(
    '%i who pay elsewhere are said to move at once, since they have no renewal here',
    async (count, days, words) => {
      await openChoices({}, { ...preview, paidElsewhereCount: count, ...days });
      expect(textOf('They move at their next renewal')).toHaveAccessibleDescription(words);
    },
  );

  test('what is charged at once is told before', async () => {
    await openChoices({}, { ...preview, mrrAfter: 59_940, chargedNow: 60_000, chargedNowCount: 10 });
    expect(textOf('They move now')).toHaveAccessibleDescription(
      '12 clients, at once. Monthly revenue stays as it is. 10 clients are charged at once, €600.00 in all: their period begins anew.',
    );
  });

  test('who may not see payments is told of clients, not of money', async () => {
    await openChoices({}, { ...preview, mrr: null, mrrAfter: null, chargedNow: null, chargedNowCount: 1 });
    expect(textOf('They move now')).toHaveAccessibleDescription(
      '12 clients, at once. 1 client is charged at once: their period begins anew.',
    );
  });

  test('the price is changed with the version that was read, and what was chosen', async () => {
    const sent: unknown[] = [];
    const { user, place } = await openChoices({
      ChangePlanPrice: ({ input }) => {
        sent.push(input);
        return { changePlanPrice: { ...plan, price: 6000, priceVersion: 2 } };
      },
    });
    await user.click(screen.getByRole('radio', { name: 'They move at their next renewal' }));
    await user.click(screen.getByRole('button', { name: 'Change price' }));
    await waitFor(() => expect(place()).toBe(route));
    expect(sent).toEqual([
      {
        id: plan.id,
        priceVersion: 1,
        price: { price: 6000, interval: 'Month', intervalCount: 1, yearlyPrice: null },
        subscribers: 'AtRenewal',
      },
    ]);
  });

  test('a refusal is shown, and going back keeps the price that was typed', async () => {
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

  test('a price that makes no sense goes no further', async () => {
    const { user } = renderScreen(<ClientBillingScreen />, answersOf([plan]), {
      path: `${route}?task=price.${plan.id}`,
      route,
    });
    const price = await screen.findByLabelText('Price in EUR');
    await user.clear(price);
    await user.type(price, '0.20');
    await user.click(screen.getByRole('button', { name: 'Choose who it holds for' }));
    await waitFor(() => expect(price).toHaveAccessibleDescription(/^Enter 0, or from €0\.50/));
  });
});

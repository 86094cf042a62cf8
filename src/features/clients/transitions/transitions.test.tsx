import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import ClientViewScreen from '../ClientViewScreen';
import { clientViewResponses, moneyWith, subscriptionWith, clientWith } from '../view/testing/clientFixtures';
import type { ViewedClient } from '../clientViewApi';

const renderClient = (
  client: Partial<ViewedClient>,
  responses: ApiHandlers = {},
  options: RenderOptions = {},
) =>
  renderScreen(
    <ClientViewScreen />,
    { ...clientViewResponses, GetClient: () => ({ client: clientWith(client) }), ...responses },
    { path: `${paths.clientView('c1')}?list=page%3D2`, route: paths.clientView(':id'), ...options },
  );

async function openMenu({ user }: ReturnType<typeof renderClient>) {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  return within(await screen.findByRole('menu'));
}

const neighbors: ApiHandlers = {
  GetClientNeighbors: () => ({ clientNeighbors: { previous: null, next: null } }),
};

const scheduled = {
  isScheduled: true,
  at: '2026-04-01T12:00:00.000Z',
  reason: 'ClientRequest',
  note: 'Moves away',
  by: 'Grace Hopper',
} as const;

const commonLabels = ['Edit', 'View as client'];

describe('design 4: client action menu', () => {
  test.each<[ViewedClient['status'], string[], ViewedClient['deactivation']]>([
    ['Invited', [...commonLabels, 'Send sign-in link', 'Change plan', 'Deactivate'], null],
    ['Trialing', [...commonLabels, 'Send sign-in link', 'Change plan', 'Deactivate'], null],
    ['Active', [...commonLabels, 'Send sign-in link', 'Change plan', 'Pause', 'Deactivate'], null],
    ['PastDue', [...commonLabels, 'Send sign-in link', 'Change plan', 'Deactivate'], null],
    ['Paused', [...commonLabels, 'Send sign-in link', 'Change plan', 'Resume', 'Deactivate'], null],
    [
      'Active',
      [...commonLabels, 'Send sign-in link', 'Change plan', 'Pause', 'Cancel deactivation'],
      scheduled,
    ],
    ['Deactivated', [...commonLabels, 'Reactivate'], { ...scheduled, isScheduled: false }],
  ])('offers a client with the status %s the actions %j', async (status, labels, deactivation) => {
    const menu = await openMenu(renderClient({ status, deactivation }, neighbors));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(labels);
  });

  test('opens the deactivation screen and preserves the list parameter', async () => {
    const view = renderClient({}, neighbors);
    const menu = await openMenu(view);
    await view.user.click(menu.getByRole('menuitem', { name: 'Deactivate' }));
    await waitFor(() => expect(view.currentPath()).toBe(`${paths.clientDeactivate('c1')}?list=page%3D2`));
  });

  test('opens the contact form from the menu with the keyboard', async () => {
    const view = renderClient({}, neighbors);
    const actions = await screen.findByRole('button', { name: 'Actions' });
    act(() => actions.focus());
    await view.user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await view.user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Name')).toBeVisible();
  });
});

describe('design 5: client transitions', () => {
  test('pauses the client after a confirmation that states the effect, and shows the new status', async () => {
    let status: ViewedClient['status'] = 'Active';
    const view = renderClient(
      {},
      {
        ...neighbors,
        GetClient: () => ({ client: clientWith({ status, money: moneyWith() }) }),
        PauseClient: ({ id }) => {
          status = 'Paused';
          return { pauseClient: clientWith({ id: String(id), status }) };
        },
      },
    );
    await view.user.click((await openMenu(view)).getByRole('menuitem', { name: 'Pause' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause Ada Lovelace?' }));
    expect(dialog.getByText(/Charges stop until you resume Ada Lovelace/)).toBeVisible();
    expect(dialog.getByText(/MRR falls by €19.00/)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Pause client' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ada Lovelace paused');
    expect(await screen.findByText('Paused')).toBeVisible();
    expect(await screen.findByText('None while paused')).toBeVisible();
  });

  test('hides the MRR effect without MANAGE_PAYMENTS', async () => {
    const view = renderClient({}, neighbors, { operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] } });
    await view.user.click((await openMenu(view)).getByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByRole('dialog')).not.toHaveTextContent(/MRR|€/);
  });

  test('explains why a transition is not allowed', async () => {
    const view = renderClient(
      {},
      {
        ...neighbors,
        PauseClient: () => {
          throw {
            code: 'CONFLICT',
            message: 'CONFLICT',
            conflict: {
              kind: 'IllegalTransition',
              from: 'PastDue',
              to: 'Paused',
              allowed: ['Active', 'Deactivated'],
            },
          };
        },
      },
    );
    await view.user.click((await openMenu(view)).getByRole('menuitem', { name: 'Pause' }));
    await view.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pause client' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can’t change the status of Ada Lovelace from “Past due” to “Paused”. Available statuses: Active or Deactivated.',
    );
  });

  test('shows a scheduled deactivation with reason, note and author, and cancels it on a click', async () => {
    let deactivation: ViewedClient['deactivation'] = scheduled;
    const view = renderClient(
      {},
      {
        ...neighbors,
        GetClient: () => ({ client: clientWith({ deactivation }) }),
        CancelClientDeactivation: () => {
          deactivation = null;
          return { cancelClientDeactivation: clientWith() };
        },
      },
    );
    const banner = within(await screen.findByRole('region', { name: 'Deactivation' }));
    expect(banner.getByText('Deactivation scheduled for Apr 1, 2026')).toBeVisible();
    expect(banner.getByText('Reason: Client’s request')).toBeVisible();
    expect(banner.getByText('Note: Moves away')).toBeVisible();
    expect(banner.getByText('By Grace Hopper')).toBeVisible();
    await view.user.click(banner.getByRole('button', { name: 'Cancel deactivation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Deactivation of Ada Lovelace canceled');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deactivation' })).toBeNull());
  });

  test('reuses the idempotency key until a request succeeds', async () => {
    const keys: unknown[] = [];
    const view = renderClient(
      {},
      {
        ...neighbors,
        GetClient: () => ({ client: clientWith({ deactivation: scheduled }) }),
        CancelClientDeactivation: ({ idempotencyKey }) => {
          keys.push(idempotencyKey);
          if (keys.length === 1) throw { code: 'UNAVAILABLE', message: 'Try it again.' };
          return { cancelClientDeactivation: clientWith({ deactivation: scheduled }) };
        },
      },
    );
    const banner = within(await screen.findByRole('region', { name: 'Deactivation' }));
    for (const requestCount of [1, 2, 3]) {
      await waitFor(() => expect(banner.getByRole('button', { name: 'Cancel deactivation' })).toBeEnabled());
      await view.user.click(banner.getByRole('button', { name: 'Cancel deactivation' }));
      await waitFor(() => expect(keys).toHaveLength(requestCount));
    }
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('reactivates a deactivated client from the banner', async () => {
    const sent: Variables[] = [];
    const view = renderClient(
      { status: 'Deactivated', deactivation: { ...scheduled, isScheduled: false } },
      {
        ...neighbors,
        ReactivateClient: (variables) => {
          sent.push(variables);
          return { reactivateClient: clientWith() };
        },
      },
    );
    const banner = within(await screen.findByRole('region', { name: 'Deactivation' }));
    expect(banner.getByText('Deactivated on Apr 1, 2026')).toBeVisible();
    await view.user.click(banner.getByRole('button', { name: 'Reactivate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reactivate Ada Lovelace?' }));
    await view.user.click(dialog.getByRole('button', { name: 'Reactivate client' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ada Lovelace reactivated');
    expect(sent).toEqual([{ id: 'c1', idempotencyKey: expect.any(String) }]);
  });
});

describe('design 4: ChangePlanDialog', () => {
  const clientPlans = [
    { id: 'p1', name: 'Gold', interval: 'Month', intervalCount: 1, trialDays: 0, price: 1900 },
    { id: 'p2', name: 'Yearly', interval: 'Year', intervalCount: 1, trialDays: 14, price: 12000 },
    {
      id: 'p3',
      name: 'Weekly',
      interval: 'Week',
      intervalCount: 1,
      trialDays: 0,
      price: 600,
      setupFee: 5000,
    },
  ];
  const currentSubscription = subscriptionWith({ priceVersion: 3, currentPriceVersion: 3 });

  async function openPlanDialog(
    client: Partial<ViewedClient>,
    responses: ApiHandlers = {},
    options: RenderOptions = {},
  ) {
    const view = renderClient(
      client,
      { ...neighbors, GetPlansForClients: () => ({ clientPlans }), ...responses },
      options,
    );
    await view.user.click(await screen.findByRole('button', { name: 'Change plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan for Ada Lovelace' }));
    await dialog.findByRole('radio', { name: 'Yearly' });
    return { ...view, dialog };
  }

  test('shows the monthly difference and the setup fee of each plan', async () => {
    const { dialog } = await openPlanDialog({ money: moneyWith({ subscription: currentSubscription }) });
    expect(dialog.getByRole('radio', { name: 'Gold (current)' })).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByRole('radio', { name: 'Yearly' })).toHaveAccessibleDescription(
      '€120.00 per year · €9.00 less per month · 14-day trial for new clients',
    );
    expect(dialog.getByRole('radio', { name: 'Weekly' })).toHaveAccessibleDescription(
      '€6.00 per week · €7.00 more per month · €50.00 setup fee',
    );
  });

  test('shows the yearly price of a plan to a client who pays yearly', async () => {
    const yearlySubscription = { ...currentSubscription, interval: 'Year', price: 12_000 } as const;
    const offers = clientPlans.map((plan) => (plan.id === 'p3' ? { ...plan, yearlyPrice: 30_000 } : plan));
    const { dialog } = await openPlanDialog(
      { money: moneyWith({ subscription: yearlySubscription }) },
      { GetPlansForClients: () => ({ clientPlans: offers }) },
    );
    expect(dialog.getByRole('radio', { name: 'Weekly' })).toHaveAccessibleDescription(
      '€6.00 per week · €300.00 per year with yearly billing · €50.00 setup fee',
    );
  });

  test('ignores Space on the current plan and selects the next plan with an arrow key', async () => {
    const { user, dialog } = await openPlanDialog({
      money: moneyWith({ subscription: currentSubscription }),
    });
    await user.tab();
    expect(dialog.getByRole('radio', { name: 'Gold (current)' })).toHaveFocus();
    await user.keyboard(' ');
    expect(dialog.getByRole('button', { name: 'Choose a plan' })).toBeDisabled();
    await user.keyboard('{ArrowDown}');
    expect(dialog.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Change to Yearly' })).toBeEnabled();
  });

  test('warns about the loss of an older price, and changes the plan', async () => {
    const sent: Variables[] = [];
    const { user, dialog } = await openPlanDialog(
      { money: moneyWith() },
      {
        ChangeClientPlan: (variables) => {
          sent.push(variables);
          return { changeClientPlan: clientWith({ plan: { id: 'p2', name: 'Yearly' } }) };
        },
      },
    );
    expect(dialog.getByText(/pays price version 2 of Gold/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Gold (current)' })).not.toHaveAttribute('aria-disabled');
    await user.click(dialog.getByRole('radio', { name: 'Yearly' }));
    await user.click(dialog.getByRole('button', { name: 'Change to Yearly' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ada Lovelace changed to Yearly');
    expect(sent).toEqual([{ id: 'c1', planId: 'p2', idempotencyKey: expect.any(String) }]);
  });

  test('shows an API error as a toast', async () => {
    const { user, dialog } = await openPlanDialog(
      {},
      {
        ChangeClientPlan: () => {
          throw { code: 'BAD_USER_INPUT', message: 'This plan is not offered any more.' };
        },
      },
    );
    await user.click(dialog.getByRole('radio', { name: 'Yearly' }));
    await user.click(dialog.getByRole('button', { name: 'Change to Yearly' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This plan is not offered any more.');
  });

  test('spec 5: shows plans without prices to an operator without MANAGE_PAYMENTS', async () => {
    const { dialog } = await openPlanDialog(
      {},
      { GetPlansForClients: () => ({ clientPlans: clientPlans.map((plan) => ({ ...plan, price: null })) }) },
      { operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] } },
    );
    expect(dialog.getByRole('radio', { name: 'Yearly' })).toHaveAccessibleDescription(
      'Every year · 14-day trial for new clients',
    );
  });
});

import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import ClientViewScreen from './ClientViewScreen';
import {
  clientViewResponses,
  moneyWith,
  noPayments,
  subscriptionWith,
  clientWith,
} from './view/testing/clientFixtures';
import type { ViewedClient } from './clientViewApi';

describe('ClientViewScreen', () => {
  const withoutPayments: RenderOptions = { operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] } };

  const renderView = (
    client: Partial<ViewedClient>,
    responses: ApiHandlers = {},
    options: RenderOptions = {},
  ) =>
    renderScreen(
      <ClientViewScreen />,
      { ...clientViewResponses, GetClient: () => ({ client: clientWith(client) }), ...responses },
      { path: paths.clientView('c1'), route: paths.clientView(':id'), ...options },
    );

  const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  // The billing panel also shows the next charge.
  const nextCharge = () =>
    within(screen.getByRole('region', { name: 'Plan and price' })).getByText('Next charge')
      .nextElementSibling;

  describe('spec 2: /dashboard/clients/{id}/view', () => {
    test('shows name, status, number, plan, MRR and renewal, and copies the id', async () => {
      const { user } = renderView({
        status: 'Paused',
        money: moneyWith(),
        nextRenewalAt: '2026-04-01T12:00:00.000Z',
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
      expect(screen.getByText('Paused')).toBeVisible();
      expect(screen.getByText('Client 42, added Mar 5, 2026')).toBeVisible();
      const summary = within(screen.getByRole('list', { name: 'Summary' }));
      expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Gold',
        'MRR €19.00',
        'Renews Apr 1, 2026',
      ]);

      const copy = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(screen.getByRole('button', { name: 'Copy client ID' }));
      expect(copy.mock.calls).toEqual([['c1']]);
    });

    test('shows contact, address, tags, note and account', async () => {
      renderView({
        phone: '+351912345678',
        contactFirstName: 'Grace',
        contactLastName: 'Hopper',
        website: 'https://lovelace.test/shop',
        addressLine1: 'Rua Um 1',
        addressLine2: '2.º',
        postalCode: '1000-001',
        city: 'Lisbon',
        country: 'PT',
        language: 'pt-BR',
        taxId: 'PT123',
        tags: ['vip'],
        note: 'Pays late',
        source: 'Import',
      });
      await screen.findByRole('heading', { name: 'Ada Lovelace' });
      expect(valueOf('Email')).toHaveTextContent('ada@x.test');
      expect(valueOf('Phone')).toHaveTextContent('+351912345678');
      expect(valueOf('Contact')).toHaveTextContent('Grace Hopper');
      expect(screen.getByRole('link', { name: 'lovelace.test/shop' })).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      );
      expect(valueOf('Street')).toHaveTextContent('Rua Um 1, 2.º');
      expect(valueOf('City')).toHaveTextContent('1000-001 Lisbon');
      expect(valueOf('Country')).toHaveTextContent('Portugal');
      expect(valueOf('Language')).toHaveTextContent('Brazilian Portuguese');
      expect(valueOf('Tax ID')).toHaveTextContent('PT123');
      expect(valueOf('Last sign-in')).toHaveTextContent('Never');
      expect(within(screen.getByRole('list', { name: 'Tags' })).getByText('vip')).toBeVisible();
      expect(within(screen.getByRole('region', { name: 'Note' })).getByText('Pays late')).toBeVisible();
    });

    test('names the company’s default language for a client without a language', async () => {
      renderView({});
      await screen.findByRole('heading', { name: 'Ada Lovelace' });
      expect(valueOf('Language')).toHaveTextContent('Company default (English)');
    });

    test('does not link a website that is not a web address', async () => {
      renderView({ website: 'javascript:alert(1)' });
      expect(await screen.findByText('javascript:alert(1)')).toBeVisible();
      expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
    });

    test('shows the price, its version, the period, the next charge and the lifetime value', async () => {
      renderView({ money: moneyWith(), nextRenewalAt: '2026-04-01T12:00:00.000Z' });
      await screen.findByRole('heading', { name: 'Ada Lovelace' });
      expect(valueOf('Price')).toHaveTextContent('€19.00 per month');
      expect(valueOf('Price version')).toHaveTextContent('Version 2 (new clients get version 3)');
      expect(valueOf('Current period')).toHaveTextContent('Mar 1 – 31, 2026');
      expect(nextCharge()).toHaveTextContent('€19.00 on Apr 1, 2026');
      expect(valueOf('Lifetime value')).toHaveTextContent('€57.00');
    });

    test('shows the amount of the next charge when it differs from the price', async () => {
      renderView({ money: moneyWith({ subscription: subscriptionWith({ nextChargeAmount: 2400 }) }) });
      await screen.findByRole('heading', { name: 'Ada Lovelace' });
      expect(nextCharge()).toHaveTextContent('€24.00 on Apr 1, 2026');
    });

    test('shows no next charge when the client pays elsewhere', async () => {
      const paidElsewhere = subscriptionWith({ nextChargeAt: null, nextChargeAmount: null });
      renderView({
        nextRenewalAt: '2026-04-01T12:00:00.000Z',
        money: moneyWith({ subscription: paidElsewhere }),
      });
      await screen.findByRole('heading', { name: 'Ada Lovelace' });
      expect(nextCharge()).toHaveTextContent('None scheduled');
    });

    test('shows when the trial ends', async () => {
      renderView({ status: 'Trialing', trialEndsAt: '2026-04-09T12:00:00.000Z' });
      await screen.findByRole('heading', { name: 'Ada Lovelace' });
      expect(valueOf('Trial ends')).toHaveTextContent('Apr 9, 2026');
      expect(screen.getByText('Trial ends Apr 9, 2026')).toBeVisible();
    });

    test('spec 5: neither shows nor requests money without MANAGE_PAYMENTS', async () => {
      const { requests, container } = renderView(
        { nextRenewalAt: '2026-04-01T12:00:00.000Z' },
        {},
        withoutPayments,
      );
      await screen.findByRole('heading', { name: 'Ada Lovelace' });
      await screen.findByText('No activity yet');
      expect(requests).not.toContain('GetClientPayments');
      expect(container).not.toHaveTextContent(/MRR|€|Lifetime|Price/);
      expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Payments' })).toBeNull();
      expect(nextCharge()).toHaveTextContent('Apr 1, 2026');
    });

    test('shows that access to the plan starts after payment, even without MANAGE_PAYMENTS', async () => {
      renderView({ hasPlanAccess: false }, {}, withoutPayments);
      await screen.findByRole('heading', { name: 'Ada Lovelace' });
      expect(valueOf('Access')).toHaveTextContent('Starts after the first successful payment');
    });

    test('shows a not-found message for an unknown client and links to all clients', async () => {
      renderView(
        {},
        {
          GetClient: () => {
            throw { code: 'NOT_FOUND', message: 'This client does not exist.' };
          },
        },
      );
      expect(await screen.findByText('This client doesn’t exist')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'Client not found' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'View all clients' })).toHaveAttribute('href', paths.clients);
    });

    test('reloads the client on Try again after a failure', async () => {
      let isFailing = true;
      const { user } = renderView(
        {},
        {
          GetClient: () => {
            if (isFailing) throw { code: 'UNAVAILABLE' };
            return { client: clientWith() };
          },
        },
      );
      await screen.findByRole('alert');
      isFailing = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    });
  });

  describe('design 5: list navigation', () => {
    const list = 'search=ada&status=Active&sort=name&page=2';
    const path = `${paths.clientView('c1')}?${new URLSearchParams({ list })}`;
    const stubNeighbors = (result: object) => {
      const sent: Variables[] = [];
      const GetClientNeighbors = (variables: Variables) => {
        sent.push(variables);
        return { clientNeighbors: result };
      };
      return { sent, GetClientNeighbors };
    };

    test('requests the previous and next client with the search, filters and order of the list', async () => {
      const { sent, GetClientNeighbors } = stubNeighbors({
        previous: { id: 'c0', name: 'Aaron' },
        next: { id: 'c2', name: 'Bella' },
      });
      const { user, currentPath } = renderView(
        {},
        { GetClientNeighbors, GetClient: ({ id }) => ({ client: clientWith({ id: String(id) }) }) },
        { path },
      );

      expect(await screen.findByRole('link', { name: 'Previous client: Aaron' })).toBeVisible();
      expect(sent[0]).toMatchObject({
        id: 'c1',
        search: 'ada',
        filter: { status: ['Active'] },
        sort: { field: 'Name', direction: 'Ascending' },
      });
      expect(screen.getByRole('link', { name: 'Client Management' })).toHaveAttribute(
        'href',
        `${paths.clients}?${list}`,
      );
      await user.click(screen.getByRole('link', { name: 'Next client: Bella' }));
      expect(currentPath()).toBe(`${paths.clientView('c2')}?${new URLSearchParams({ list })}`);
    });

    test('opens the next client with Alt+J and asks before it discards unsaved changes', async () => {
      const { GetClientNeighbors } = stubNeighbors({ previous: null, next: { id: 'c2', name: 'Bella' } });
      const { user, currentPath } = renderView({}, { GetClientNeighbors }, { path });
      await screen.findByRole('link', { name: 'Next client: Bella' });
      expect(screen.getByRole('button', { name: 'Previous client' })).toBeDisabled();

      await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
      await user.type(screen.getByLabelText('Name'), '!');
      await user.keyboard('{Alt>}j{/Alt}');
      await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
      expect(currentPath()).toBe(path);
      expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace!');

      await user.keyboard('{Alt>}j{/Alt}');
      await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
      await waitFor(() => expect(currentPath()).toContain('/c2/view'));
    });

    test('links to the whole list when the client was opened from elsewhere', async () => {
      const { requests } = renderView({});
      await screen.findByRole('heading', { name: 'Ada Lovelace' });
      expect(screen.getByRole('link', { name: 'Client Management' })).toHaveAttribute('href', paths.clients);
      expect(requests).not.toContain('GetClientNeighbors');
      expect(screen.queryByRole('button', { name: 'Next client' })).toBeNull();
    });
  });

  describe('design 5: client payments panel', () => {
    const payment = {
      id: 'x1',
      number: 7,
      status: 'Failed',
      amount: 1900,
      currency: 'EUR',
      description: null,
      plan: { id: 'p1', name: 'Gold' },
      method: { kind: 'Card', brand: 'Visa', last4: '4242' },
      failure: 'The card has expired.',
      advice: 'Ask for another card.',
      createdAt: '2026-03-01T12:00:00.000Z',
    };
    const totals = {
      currency: 'EUR',
      count: 3,
      gross: 5700,
      refunded: 500,
      fees: 170,
      net: 5030,
      failedCount: 1,
      failedAmount: 1900,
    };
    const page = { payments: { items: [payment], totalCount: 4, totals } };

    test('shows the latest payments with failure reason and advice, totals and a link to all', async () => {
      const sent: Variables[] = [];
      renderView(
        { money: moneyWith() },
        {
          GetClientPayments: (variables) => {
            sent.push(variables);
            return page;
          },
        },
      );
      const latest = within(await screen.findByRole('list', { name: 'Recent payments' }));
      const [row] = latest.getAllByRole('listitem');
      expect(row).toHaveTextContent('Gold, Visa ending in 4242');
      expect(row).toHaveTextContent('The card has expired. Ask for another card.');
      expect(row).toHaveTextContent('€19.00');
      expect(within(row ?? document.body).getByText('Failed')).toBeVisible();
      expect(valueOf('Collected')).toHaveTextContent('€57.00');
      expect(valueOf('Refunds')).toHaveTextContent('€5.00');
      expect(valueOf('Net')).toHaveTextContent('€50.30');
      expect(screen.getByRole('link', { name: 'View all 4 payments' })).toHaveAttribute(
        'href',
        `${paths.paymentList('incoming')}?client=c1`,
      );
      expect(sent).toEqual([{ clientId: 'c1' }]);
    });

    test('shows a payment after its event', async () => {
      let result: object = noPayments;
      const { push } = renderView({ money: moneyWith() }, { GetClientPayments: () => result });
      expect(await screen.findByText('No payments yet')).toBeVisible();
      result = page;
      await push('PaymentRecorded', {
        paymentRecorded: { ids: ['x1'], clientIds: ['another'], count: 1 },
      });
      await push('PaymentRecorded', { paymentRecorded: { ids: ['x1'], clientIds: ['c1'], count: 1 } });
      expect(await screen.findByRole('list', { name: 'Recent payments' })).toBeVisible();
    });

    test('shares one subscription per kind of event between client, payments and timeline', async () => {
      const { push } = renderView({ money: moneyWith() }, { GetClientPayments: () => page });
      expect(await screen.findByRole('list', { name: 'Recent payments' })).toBeVisible();
      expect(await push('ClientChanged', { clientChanged: { ids: ['another'], count: 1 } })).toBe(1);
      const paymentEvent = { ids: ['x1'], clientIds: ['another'], count: 1 };
      expect(await push('PaymentRecorded', { paymentRecorded: paymentEvent })).toBe(1);
    });
  });
});

describe('portal access', () => {
  const stubNeighbors: ApiHandlers = {
    GetClientNeighbors: () => ({ clientNeighbors: { previous: null, next: null } }),
  };

  async function openAction(label: string, responses: ApiHandlers) {
    const view = renderScreen(
      <ClientViewScreen />,
      {
        ...clientViewResponses,
        ...stubNeighbors,
        GetClient: () => ({ client: clientWith({}) }),
        ...responses,
      },
      { path: paths.clientView('c1'), route: paths.clientView(':id') },
    );
    await view.user.click(await screen.findByRole('button', { name: 'Actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: label }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  }

  /** Mocks a browser that opens new tabs, or one that blocks them. */
  function mockWindowOpen(isAllowed: boolean) {
    const tab = { opener: {}, location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(isAllowed ? Object.assign(Object.create(null), tab) : null);
    return () => jest.mocked(window.open).mock.results.at(-1)?.value as typeof tab;
  }

  const url = 'http://acme.test/view?token=t';

  describe('ViewAsClientDialog', () => {
    test('requires a reason and opens the portal in a new tab', async () => {
      const tab = mockWindowOpen(true);
      const sent: Variables[] = [];
      const { user, dialog } = await openAction('View as client', {
        ViewAsClient: (variables) => {
          sent.push(variables);
          return { viewAsClient: { url } };
        },
      });
      await user.click(dialog.getByRole('button', { name: 'View as client' }));
      expect(await dialog.findByText('Enter a reason. It’s saved in the audit log.')).toBeVisible();
      expect(sent).toEqual([]);
      await pasteInto(user, dialog.getByRole('textbox', { name: 'Reason' }), ' A question ');
      await user.click(dialog.getByRole('button', { name: 'View as client' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent).toEqual([{ input: { clientId: 'c1', reason: 'A question' } }]);
      expect(tab().location.href).toBe(url);
      expect(tab().opener).toBeNull();
    });

    test('shows a link when the browser blocks the tab', async () => {
      mockWindowOpen(false);
      const { user, dialog } = await openAction('View as client', {
        ViewAsClient: () => ({ viewAsClient: { url } }),
      });
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A question{Enter}');
      expect(await dialog.findByRole('link', { name: 'Open client dashboard' })).toHaveAttribute('href', url);
    });

    test('shows a server error in the dialog and closes the empty tab', async () => {
      const tab = mockWindowOpen(true);
      const { user, dialog } = await openAction('View as client', {
        ViewAsClient: () => {
          throw { code: 'CONFLICT', message: 'Your client dashboard is not published yet.' };
        },
      });
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A question{Enter}');
      expect(await dialog.findByText('Your client dashboard is not published yet.')).toBeVisible();
      expect(tab().close).toHaveBeenCalled();
    });
  });

  test('sends a sign-in link after a confirmation', async () => {
    const sent: Variables[] = [];
    const { user, dialog } = await openAction('Send sign-in link', {
      SendPortalAccess: (variables) => {
        sent.push(variables);
        return { sendPortalAccess: true };
      },
    });
    expect(dialog.getByText(/We email ada@x\.test a link/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Sign-in link sent to Ada Lovelace')).toBeVisible();
    expect(sent).toEqual([{ id: 'c1', idempotencyKey: expect.any(String) }]);
  });
});

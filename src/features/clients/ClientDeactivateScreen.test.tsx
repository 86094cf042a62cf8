import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreviewClientDeactivationQuery } from '@/api/types';
import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import ClientDeactivateScreen from './ClientDeactivateScreen';
import { clientWith } from './view/testing/clientFixtures';
import type { ViewedClient } from './clientViewApi';

type Preview = PreviewClientDeactivationQuery['previewClientDeactivation'];

const preview = (overrides: Partial<Preview> = {}): Preview => ({
  transitions: ['PastDue', 'Paused', 'Deactivated'],
  lastLoginAt: '2026-03-04T12:00:00.000Z',
  periodEnd: '2026-04-01T12:00:00.000Z',
  money: {
    currency: 'EUR',
    openPayments: 2,
    openAmount: 3800,
    nextChargeAmount: 1900,
    nextChargeAt: '2026-04-01T12:00:00.000Z',
    mrr: 1900,
  },
  ...overrides,
});

const deactivated = (isScheduled: boolean): ViewedClient['deactivation'] => ({
  isScheduled,
  at: '2026-04-01T12:00:00.000Z',
  reason: 'NonPayment',
  note: null,
  by: 'Grace Hopper',
});

/** Stubs a server that applies each mutation to its client. */
function stubServer(client: Partial<ViewedClient> = {}, effects: Partial<Preview> = {}) {
  let current = clientWith(client);
  const sent: Variables[] = [];
  const responses: ApiHandlers = {
    GetClient: () => ({ client: current }),
    PreviewClientDeactivation: () => ({ previewClientDeactivation: preview(effects) }),
    DeactivateClient: ({ input }) => {
      sent.push(input as Variables);
      const isLater = (input as Variables).when === 'PeriodEnd';
      const status = isLater ? current.status : 'Deactivated';
      current = { ...current, status, deactivation: deactivated(isLater) };
      return { deactivateClient: current };
    },
    ReactivateClient: () => {
      current = clientWith(client);
      return { reactivateClient: current };
    },
    CancelClientDeactivation: () => {
      current = clientWith(client);
      return { cancelClientDeactivation: current };
    },
  };
  return { responses, sent };
}

const renderDeactivation = (responses: ApiHandlers, options: RenderOptions = {}) =>
  renderScreen(<ClientDeactivateScreen />, responses, {
    path: `${paths.clientDeactivate('c1')}?list=page%3D2`,
    route: paths.clientDeactivate(':id'),
    ...options,
  });

/** Keeps toasts open, because slow machines can need longer than the 3 seconds that a toast stays. */
async function keepToastsOpen() {
  await import('@/ui/Toasts');
  fireEvent.blur(window);
}

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const deactivateButton = () => screen.findByRole('button', { name: 'Deactivate Ada Lovelace' });

describe('spec 2: /dashboard/clients/{id}/deactivate', () => {
  test('shows the effects before the client is deactivated', async () => {
    renderDeactivation(stubServer().responses);
    expect(await screen.findByRole('heading', { level: 1, name: 'Deactivate Ada Lovelace' })).toBeVisible();
    await deactivateButton();
    expect(valueOf('Access')).toHaveTextContent('Ada Lovelace can no longer sign in');
    expect(valueOf('Last sign-in')).toHaveTextContent('Mar 4, 2026');
    expect(valueOf('Open payments')).toHaveTextContent(
      '2 payments (€38.00), still due after the deactivation',
    );
    expect(valueOf('Next charge')).toHaveTextContent('The charge of €19.00 on Apr 1, 2026 is canceled');
    expect(valueOf('MRR')).toHaveTextContent('Falls by €19.00');
    expect(screen.getByRole('link', { name: 'Back to client' })).toHaveAttribute(
      'href',
      `${paths.clientView('c1')}?list=page%3D2`,
    );
  });

  test('spec 5: hides money without MANAGE_PAYMENTS', async () => {
    const { container } = renderDeactivation(stubServer({}, { money: null }).responses, {
      operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] },
    });
    await deactivateButton();
    expect(container).not.toHaveTextContent(/€|MRR|Open payments/);
    expect(valueOf('Last sign-in')).toHaveTextContent('Mar 4, 2026');
  });

  test('requires a reason', async () => {
    const { responses, sent } = stubServer();
    const { user } = renderDeactivation(responses);
    await user.click(await deactivateButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason.'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('deactivates the client after a confirmation, and reactivates the client on Undo', async () => {
    await keepToastsOpen();
    const { responses, sent } = stubServer();
    const { user, currentPath, requests } = renderDeactivation(responses);
    await deactivateButton();
    await user.selectOptions(screen.getByLabelText('Reason'), 'Non-payment');
    await pasteInto(user, screen.getByLabelText('Note (optional)'), ' Three reminders ');
    await user.click(await deactivateButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Ada Lovelace?' }));
    expect(
      dialog.getByText(
        /Ada Lovelace loses access immediately.*MRR falls by €19.00.*You can reactivate the client later/,
      ),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Deactivate client' }));

    await waitFor(() => expect(currentPath()).toBe(`${paths.clientView('c1')}?list=page%3D2`));
    expect(sent).toEqual([{ id: 'c1', when: 'Now', reason: 'NonPayment', note: 'Three reminders' }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ada Lovelace deactivated');
    await user.click(screen.getByRole('button', { name: 'Undo: Ada Lovelace deactivated' }));
    expect(await screen.findByText('Ada Lovelace reactivated')).toBeVisible();
    expect(requests).toContain('ReactivateClient');
  });

  test('does not show the deactivation banner before navigating back to the client', async () => {
    const { responses } = stubServer();
    const { user, currentPath } = renderDeactivation(responses);
    await deactivateButton();
    const bannerTexts: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      const banner = screen.queryByRole('region', { name: 'Deactivation' });
      if (banner) bannerTexts.push(banner.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await user.selectOptions(screen.getByLabelText('Reason'), 'Non-payment');
    await user.click(await deactivateButton());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Deactivate client' }));

    await waitFor(() => expect(currentPath()).toBe(`${paths.clientView('c1')}?list=page%3D2`));
    observer.disconnect();
    expect(bannerTexts).toEqual([]);
  });

  test('schedules the deactivation for the end of the period, and cancels it on Undo', async () => {
    await keepToastsOpen();
    const { responses, sent } = stubServer();
    const { user, requests } = renderDeactivation(responses);
    await deactivateButton();
    const periodEndOption = screen.getByRole('radio', { name: 'At the end of the period' });
    expect(periodEndOption).toHaveAccessibleDescription(/Access ends on Apr 1, 2026/);
    await user.click(periodEndOption);
    await user.selectOptions(screen.getByLabelText('Reason'), 'Client’s request');
    await user.click(await deactivateButton());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Schedule deactivation of Ada Lovelace?' }),
    );
    expect(
      dialog.getByText(/loses access on Apr 1, 2026.*You can cancel the deactivation until then/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Schedule deactivation' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ada Lovelace will be deactivated on Apr 1, 2026',
    );
    expect(sent).toEqual([{ id: 'c1', when: 'PeriodEnd', reason: 'ClientRequest', note: null }]);
    await user.click(
      screen.getByRole('button', { name: 'Undo: Ada Lovelace will be deactivated on Apr 1, 2026' }),
    );
    expect(await screen.findByText('Deactivation of Ada Lovelace canceled')).toBeVisible();
    expect(requests).toContain('CancelClientDeactivation');
  });

  test('allows only immediate deactivation when the client has no period, and explains why', async () => {
    const { user } = renderDeactivation(stubServer({ status: 'Invited' }, { periodEnd: null }).responses);
    await deactivateButton();
    const periodEndOption = screen.getByRole('radio', { name: 'At the end of the period' });
    expect(periodEndOption).toHaveAttribute('aria-disabled', 'true');
    await user.click(periodEndOption);
    expect(screen.getByRole('radio', { name: 'Now' })).toBeChecked();
    expect(periodEndOption).toHaveAccessibleDescription(/no billing period or trial/);
  });

  test('offers to reactivate a deactivated client', async () => {
    const { responses } = stubServer({ status: 'Deactivated', deactivation: deactivated(false) });
    renderDeactivation(responses);
    const banner = within(await screen.findByRole('region', { name: 'Deactivation' }));
    expect(banner.getByText('Deactivated on Apr 1, 2026')).toBeVisible();
    expect(banner.getByRole('button', { name: 'Reactivate' })).toBeVisible();
    expect(screen.queryByLabelText('Reason')).toBeNull();
  });

  test('cancels a scheduled deactivation', async () => {
    let deactivation = deactivated(true);
    const { user } = renderDeactivation({
      ...stubServer().responses,
      GetClient: () => ({ client: clientWith({ deactivation }) }),
      CancelClientDeactivation: () => {
        deactivation = null;
        return { cancelClientDeactivation: clientWith() };
      },
    });
    const banner = within(await screen.findByRole('region', { name: 'Deactivation' }));
    await user.click(banner.getByRole('button', { name: 'Cancel deactivation' }));
    expect(await deactivateButton()).toBeVisible();
  });

  test('explains an illegal transition and keeps the input', async () => {
    const { user } = renderDeactivation({
      ...stubServer().responses,
      DeactivateClient: () => {
        throw {
          code: 'CONFLICT',
          message: 'CONFLICT',
          conflict: {
            kind: 'IllegalTransition',
            from: 'Deactivated',
            to: 'Deactivated',
            allowed: ['Active'],
          },
        };
      },
    });
    await deactivateButton();
    await user.selectOptions(screen.getByLabelText('Reason'), 'Fraud');
    await pasteInto(user, screen.getByLabelText('Note (optional)'), 'Stolen card');
    await user.click(await deactivateButton());
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate client' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ada Lovelace already has the status “Deactivated”.',
    );
    expect(screen.getByLabelText('Note (optional)')).toHaveValue('Stolen card');
    expect(screen.getByLabelText('Reason')).toHaveDisplayValue('Fraud');
  });

  test('rejects a note of more than 500 characters', async () => {
    const { responses, sent } = stubServer();
    const { user } = renderDeactivation(responses);
    await deactivateButton();
    await user.click(screen.getByLabelText('Note (optional)'));
    await user.paste('x'.repeat(501));
    await user.selectOptions(screen.getByLabelText('Reason'), 'Fraud');
    await user.click(await deactivateButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Note (optional)')).toHaveAccessibleDescription(
        'Enter at most 500 characters.',
      ),
    );
    expect(sent).toEqual([]);
  });

  test('shows a not-found message for an unknown client', async () => {
    renderDeactivation({
      GetClient: () => {
        throw { code: 'NOT_FOUND', message: 'This client does not exist.' };
      },
    });
    expect(await screen.findByText('This client doesn’t exist')).toBeVisible();
  });
});

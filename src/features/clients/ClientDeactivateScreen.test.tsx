import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Answers, Variables } from '@/testing/answers';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import ClientDeactivateScreen from './ClientDeactivateScreen';
import type { GetDeactivationPreviewQuery } from './clientView.generated';
import { viewed } from './view/testing/viewedClient';
import type { ViewedClient } from './view/viewedClient';

type Preview = GetDeactivationPreviewQuery['clientDeactivation'];

const preview = (overrides: Partial<Preview> = {}): Preview => ({
  moves: ['PastDue', 'Paused', 'Deactivated'],
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

/** A server that keeps what it is told. */
function serverWith(client: Partial<ViewedClient> = {}, effects: Partial<Preview> = {}) {
  let standing = viewed(client);
  const sent: Variables[] = [];
  const answers: Answers = {
    GetClient: () => ({ client: standing }),
    GetDeactivationPreview: () => ({ clientDeactivation: preview(effects) }),
    DeactivateClient: ({ input }) => {
      sent.push(input as Variables);
      const isLater = (input as Variables).when === 'PeriodEnd';
      const status = isLater ? standing.status : 'Deactivated';
      standing = { ...standing, status, deactivation: deactivated(isLater) };
      return { deactivateClient: standing };
    },
    ReactivateClient: () => {
      standing = viewed(client);
      return { reactivateClient: standing };
    },
    CancelClientDeactivation: () => {
      standing = viewed(client);
      return { cancelClientDeactivation: standing };
    },
  };
  return { answers, sent };
}

const open = (answers: Answers, options: RenderOptions = {}) =>
  renderScreen(<ClientDeactivateScreen />, answers, {
    path: `${paths.clientDeactivate('c1')}?list=page%3D2`,
    route: paths.clientDeactivate(':id'),
    ...options,
  });

/** Keeps toasts open: on a busy machine a test may need longer than 3 seconds to choose Undo. */
async function leaveWindow() {
  await import('@/ui/Toasts');
  fireEvent.blur(window);
}

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const deactivateButton = () => screen.findByRole('button', { name: 'Deactivate Ada Lovelace' });

describe('spec 2: /dashboard/clients/{id}/deactivate', () => {
  test('says what will happen before anything is done', async () => {
    open(serverWith().answers);
    expect(await screen.findByRole('heading', { level: 1, name: 'Deactivate Ada Lovelace' })).toBeVisible();
    await deactivateButton();
    expect(valueOf('Access')).toHaveTextContent('Ada Lovelace can’t sign in any more');
    expect(valueOf('Last sign-in')).toHaveTextContent('Mar 4, 2026');
    expect(valueOf('Open payments')).toHaveTextContent('2 payments, €38.00');
    expect(valueOf('Next charge')).toHaveTextContent('€19.00 on Apr 1, 2026: will not be charged');
    expect(valueOf('MRR')).toHaveTextContent('€19.00 a month lost');
    expect(screen.getByRole('link', { name: 'Back to the client' })).toHaveAttribute(
      'href',
      `${paths.clientView('c1')}?list=page%3D2`,
    );
  });

  test('spec 5: without MANAGE_PAYMENTS it tells no money', async () => {
    const { container } = open(serverWith({}, { money: null }).answers, {
      operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] },
    });
    await deactivateButton();
    expect(container).not.toHaveTextContent(/€|MRR|Open payments/);
    expect(valueOf('Last sign-in')).toHaveTextContent('Mar 4, 2026');
  });

  test('a reason is asked for, and nothing is sent without one', async () => {
    const { answers, sent } = serverWith();
    const { user } = open(answers);
    await user.click(await deactivateButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason.'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('now: confirmed by name and effect, then the client with a way back', async () => {
    await leaveWindow();
    const { answers, sent } = serverWith();
    const { user, place, asked } = open(answers);
    await deactivateButton();
    await user.selectOptions(screen.getByLabelText('Reason'), 'They do not pay');
    await pasteInto(user, screen.getByLabelText('Note (optional)'), ' Three reminders ');
    await user.click(await deactivateButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Ada Lovelace?' }));
    expect(
      dialog.getByText(/Ada Lovelace loses access now; .*MRR falls by €19.00.*undo it by reactivating/),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));

    await waitFor(() => expect(place()).toBe(`${paths.clientView('c1')}?list=page%3D2`));
    expect(sent).toEqual([{ id: 'c1', when: 'Now', reason: 'NonPayment', note: 'Three reminders' }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ada Lovelace was deactivated');
    await user.click(screen.getByRole('button', { name: 'Undo: Ada Lovelace was deactivated' }));
    expect(await screen.findByText('Ada Lovelace was reactivated')).toBeVisible();
    expect(asked).toContain('ReactivateClient');
  });

  test('the way back is not shown for a moment where nobody has the time to press it', async () => {
    const { answers } = serverWith();
    const { user, place } = open(answers);
    await deactivateButton();
    const flashed: (string | null)[] = [];
    const watch = new MutationObserver(() => {
      const banner = screen.queryByRole('region', { name: 'Deactivation' });
      if (banner) flashed.push(banner.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await user.selectOptions(screen.getByLabelText('Reason'), 'They do not pay');
    await user.click(await deactivateButton());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));

    await waitFor(() => expect(place()).toBe(`${paths.clientView('c1')}?list=page%3D2`));
    watch.disconnect();
    expect(flashed).toEqual([]);
  });

  test('at the end of the period: with the date, and undone by cancelling it', async () => {
    await leaveWindow();
    const { answers, sent } = serverWith();
    const { user, asked } = open(answers);
    await deactivateButton();
    const later = screen.getByRole('radio', { name: 'At the end of the period' });
    expect(later).toHaveAccessibleDescription(/Access stays until Apr 1, 2026/);
    await user.click(later);
    await user.selectOptions(screen.getByLabelText('Reason'), 'They asked for it');
    await user.click(await deactivateButton());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Schedule the deactivation of Ada Lovelace?' }),
    );
    expect(dialog.getByText(/loses access on Apr 1, 2026.*You can cancel it until then/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ada Lovelace will be deactivated on Apr 1, 2026',
    );
    expect(sent).toEqual([{ id: 'c1', when: 'PeriodEnd', reason: 'ClientRequest', note: null }]);
    await user.click(
      screen.getByRole('button', { name: 'Undo: Ada Lovelace will be deactivated on Apr 1, 2026' }),
    );
    expect(await screen.findByText('The deactivation of Ada Lovelace was cancelled')).toBeVisible();
    expect(asked).toContain('CancelClientDeactivation');
  });

  test('without a period, only now is possible, and it says why', async () => {
    const { user } = open(serverWith({ status: 'Invited' }, { periodEnd: null }).answers);
    await deactivateButton();
    const later = screen.getByRole('radio', { name: 'At the end of the period' });
    expect(later).toHaveAttribute('aria-disabled', 'true');
    await user.click(later);
    expect(screen.getByRole('radio', { name: 'Now' })).toBeChecked();
    expect(later).toHaveAccessibleDescription(/There is no paid period or trial that could run out/);
  });

  test('who is deactivated already is said to be, with the way back', async () => {
    const { answers } = serverWith({ status: 'Deactivated', deactivation: deactivated(false) });
    open(answers);
    const banner = within(await screen.findByRole('region', { name: 'Deactivation' }));
    expect(banner.getByText('Deactivated on Apr 1, 2026')).toBeVisible();
    expect(banner.getByRole('button', { name: 'Reactivate' })).toBeVisible();
    expect(screen.queryByLabelText('Reason')).toBeNull();
  });

  test('a deactivation to come is said, and can be cancelled here', async () => {
    let deactivation = deactivated(true);
    const { user } = open({
      ...serverWith().answers,
      GetClient: () => ({ client: viewed({ deactivation }) }),
      CancelClientDeactivation: () => {
        deactivation = null;
        return { cancelClientDeactivation: viewed() };
      },
    });
    const banner = within(await screen.findByRole('region', { name: 'Deactivation' }));
    await user.click(banner.getByRole('button', { name: 'Cancel the deactivation' }));
    expect(await deactivateButton()).toBeVisible();
  });

  test('an illegal move is told in plain words, and what was typed stays', async () => {
    const { user } = open({
      ...serverWith().answers,
      DeactivateClient: () => {
        throw {
          code: 'CONFLICT',
          message: 'CONFLICT',
          conflict: { kind: 'IllegalMove', from: 'Deactivated', to: 'Deactivated', allowed: ['Active'] },
        };
      },
    });
    await deactivateButton();
    await user.selectOptions(screen.getByLabelText('Reason'), 'Fraud');
    await pasteInto(user, screen.getByLabelText('Note (optional)'), 'Stolen card');
    await user.click(await deactivateButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ada Lovelace is deactivated already.');
    expect(screen.getByLabelText('Note (optional)')).toHaveValue('Stolen card');
    expect(screen.getByLabelText('Reason')).toHaveDisplayValue('Fraud');
  });

  test('a note of more than 500 characters is refused', async () => {
    const { answers, sent } = serverWith();
    const { user } = open(answers);
    await deactivateButton();
    await user.click(screen.getByLabelText('Note (optional)'));
    await user.paste('x'.repeat(501));
    await user.selectOptions(screen.getByLabelText('Reason'), 'Fraud');
    await user.click(await deactivateButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Note (optional)')).toHaveAccessibleDescription(
        'Use at most 500 characters.',
      ),
    );
    expect(sent).toEqual([]);
  });

  test('an unknown client is said to be unknown', async () => {
    open({
      GetClient: () => {
        throw { code: 'NOT_FOUND', message: 'This client does not exist.' };
      },
    });
    expect(await screen.findByText('There is no such client')).toBeVisible();
  });
});

import { i18n } from '@lingui/core';
import { clearTokens } from '@/lib/cookies';
import { themeSetupReceived } from '@/state/themeSetupSlice';
import { signedIn } from '@/testing/operatorWith';
import { renderApp } from '@/testing/renderApp';
import { renderScreen } from '@/testing/renderScreen';
import { act, waitFor } from '@testing-library/react';
import { PageTitle } from './PageTitle';
import { isScreen, samplePathOf } from './routeEntry';
import { routeTable } from './routeTable';

afterEach(clearTokens);

describe('PageTitle', () => {
  const themeSetup = {
    title: 'Northwind',
    colour: '#0B6796',
    haveLogosBeenUploaded: true,
    squareLogoUrl: null,
    fullLogoUrl: null,
  };
  const screens = routeTable.filter(isScreen).filter((entry) => !('setsTitle' in entry));

  test.each(screens.map((entry) => [entry.path, entry]))(
    'shows the page and the brand for the route %s',
    (_path, entry) => {
      const title = i18n._(entry.title);
      const { store } = renderScreen(<PageTitle entries={routeTable} />, {}, { path: samplePathOf(entry) });
      expect(title).not.toBe('');
      expect(document.title).toBe(`${title} · Livery`);
      act(() => void store.dispatch(themeSetupReceived(themeSetup)));
      expect(document.title).toBe(`${title} · Northwind`);
    },
  );

  const payments = { permissions: ['MANAGE_PAYMENTS' as const] };

  test.each([
    ['an unknown path', '/dashboard/nowhere', {}, 'Page not found'],
    ['an unknown payment direction', '/dashboard/payments/sideways/all', payments, 'Page not found'],
    [
      'an unknown payment direction without permission',
      '/dashboard/payments/sideways/all',
      {},
      'Page not found',
    ],
    ['a screen without permission', '/dashboard/payments/incoming/all', {}, 'Payments'],
    [
      'a screen of a blocked company',
      '/dashboard/start-up-packs',
      { whiteLabelledCustomer: { status: 'Blocked' as const } },
      'Start-up Packs',
    ],
    [
      'the required two-factor setup',
      '/dashboard/start-up-packs',
      { hasTwoFactor: false, whiteLabelledCustomer: { isTwoFactorRequired: true } },
      'Set up two-factor authentication',
    ],
  ])('shows the page and the brand in the app for %s', async (_description, path, overrides, title) => {
    renderApp(path, {
      ...signedIn({ permissions: [], ...overrides }),
      GetThemeSetup: () => ({ themeSetup }),
      GetTestClock: () => ({
        testClock: { canAdvance: true, now: '2026-11-28T00:00:00.000Z', daysAhead: 0 },
      }),
    });
    await waitFor(() => expect(document.title).toBe(`${title} · Northwind`));
  });

  test('shows the title of a public page whose data is missing', async () => {
    renderApp('/confirm-email?token=abc', { GetEmailConfirmation: () => ({ emailConfirmation: null }) });
    await waitFor(() => expect(document.title).toBe('Your email address · Livery'));
  });
});

import { screen, waitFor } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { renderScreen } from '@/testing/renderScreen';
import type { CardRequest } from './cardRequestApi';
import UpdateCardScreen from './UpdateCardScreen';

const request: CardRequest = {
  companyName: 'Acme Ltd',
  title: 'Acme Care',
  colour: '#1A73E8',
  logoUrl: null,
  clientName: 'Ada Lovelace',
  planName: 'Gold',
  amountDue: 1900,
  currency: 'EUR',
  provider: 'Sandbox',
  sandboxCards: [
    { token: 'sandbox_pays', label: 'Pays every time', brand: 'Visa', last4: '4242' },
    { token: 'sandbox_declined', label: 'Is declined', brand: 'Visa', last4: '0002' },
  ],
};

const setup = { provider: 'Sandbox', clientSecret: null, publishableKey: null, accountReference: 'a1' };

const renderCardRequest = (
  responses: ApiHandlers = {},
  path = `${paths.updateCard}?token=secret`,
  overrides: Partial<CardRequest> = {},
) =>
  renderScreen(
    <UpdateCardScreen />,
    {
      GetCardRequest: () => ({ cardRequest: { ...request, ...overrides } }),
      StartRequestedCardSetup: () => ({ startRequestedCardSetup: setup }),
      ...responses,
    },
    { path, route: paths.updateCard, operator: null },
  );

test('the card request page shows the company’s brand and the amount due, but not the name Livery', async () => {
  renderCardRequest();
  expect(await screen.findByText('Acme Care')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    'Hello Ada Lovelace, Acme Ltd asks you to add a card for your plan Gold. €19.00 is past due. It is charged when you save the card.',
  );
  await waitFor(() => expect(document.title).toBe('Your card · Acme Care'));
  expect(screen.getByRole('main')).not.toHaveTextContent('Livery');
});

test('the card request page shows the company’s logo if the company has one', async () => {
  renderCardRequest({}, undefined, { logoUrl: '/theme-setups/full-logo?version=1' });
  const logo = await screen.findByRole('img', { name: 'Acme Care' });
  expect(logo).toHaveAttribute(
    'src',
    expect.stringMatching(/^https?:\/\/.+\/theme-setups\/full-logo\?version=1$/),
  );
});

test('the client can save a card with the keyboard and sees a confirmation', async () => {
  const sent: Variables[] = [];
  const { user, requests } = renderCardRequest({
    SubmitRequestedCard: (variables) => {
      sent.push(variables);
      return { submitRequestedCard: true };
    },
  });
  await screen.findByRole('radio', { name: 'Pays every time' });
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Save card and pay €19.00' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Card saved' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('€19.00 is being charged to the card.');
  expect(sent).toEqual([
    { input: { token: 'secret', cardToken: 'sandbox_pays' }, idempotencyKey: expect.any(String) },
  ]);
  expect(requests).toEqual(['GetCardRequest', 'StartRequestedCardSetup', 'SubmitRequestedCard']);
});

test('the card request page states that nothing is charged when no amount is due', async () => {
  renderCardRequest({}, undefined, { amountDue: 0, planName: null });
  expect(
    await screen.findByText(/add a card for your payments\. Nothing is charged when you add the card\./),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save card' })).toBeVisible();
});

test('the card request page shows why a card was declined and accepts another one', async () => {
  const keys = new Set<unknown>();
  const { user } = renderCardRequest({
    SubmitRequestedCard: ({ input, idempotencyKey }) => {
      keys.add(idempotencyKey);
      if ((input as { cardToken: string }).cardToken === 'sandbox_pays') return { submitRequestedCard: true };
      throw { code: 'BAD_USER_INPUT', fields: { cardToken: 'The bank declined this card.' } };
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Is declined' }));
  await user.click(screen.getByRole('button', { name: /Save card/ }));
  expect(await screen.findByText('The bank declined this card.')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Pays every time' }));
  await user.click(screen.getByRole('button', { name: /Save card/ }));
  expect(await screen.findByRole('heading', { name: 'Card saved' })).toBeVisible();
  expect(keys.size).toBe(2);
});

test.each([
  ['missing its token', paths.updateCard],
  ['used, expired or unknown', `${paths.updateCard}?token=old`],
])('the card request page suggests asking for a new link when the link is %s', async (_state, path) => {
  renderCardRequest(
    {
      GetCardRequest: () => {
        throw { code: 'NOT_FOUND', message: 'This link does not exist.' };
      },
    },
    path,
  );
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('ask for a new link');
});

test('the card request page reloads on a click after a failure', async () => {
  let hasFailed = false;
  const { user } = renderCardRequest({
    GetCardRequest: () => {
      if (hasFailed) return { cardRequest: request };
      hasFailed = true;
      throw { code: 'UNAVAILABLE' };
    },
  });
  await user.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByText('Acme Care')).toBeVisible();
});

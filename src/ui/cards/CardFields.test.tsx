import { env } from '@/config/env';
import { render } from '@/testing/render';
import { defaultBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { ThemeProvider } from '@mui/material/styles';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CardFields } from './CardFields';
import type { CardFieldsHandle, CardFormSetup } from './card';

describe('CardFields', () => {
  const stripeSetup: CardFormSetup = {
    provider: 'Stripe',
    clientSecret: 'seti_1_secret_x',
    publishableKey: 'pk_test_1',
    accountReference: 'acct_1',
  };
  const sandboxSetup: CardFormSetup = {
    provider: 'Sandbox',
    clientSecret: null,
    publishableKey: null,
    accountReference: null,
  };
  const testCards = [{ token: 'sandbox_pays', label: 'Pays every time', brand: 'Visa', last4: '4242' }];

  function renderFields(
    setup: CardFormSetup,
    props: { error?: string; onEdit?: () => void; onRetry?: () => void } = {},
  ) {
    const ref = createRef<CardFieldsHandle>();
    const view = render(
      <ThemeProvider theme={buildTheme(defaultBrand, 'light')}>
        <CardFields ref={ref} setup={setup} testCards={testCards} {...props} />
      </ThemeProvider>,
    );
    return { ...view, confirm: () => act(async () => ref.current?.confirm()), user: userEvent.setup() };
  }

  const scripts = () =>
    [...document.head.querySelectorAll('script')].filter(({ src }) => src === env.cardScriptUrl);

  /** Stubs the part of Stripe.js that the form uses. Records its calls and fires its events. */
  function stubStripe(confirmResult: object) {
    const handlers = new Map<string, () => void>();
    const calls: unknown[] = [];
    const element = {
      on: (event: string, handler: () => void) => handlers.set(event, handler),
      mount: (container: HTMLElement) => container.append('card form'),
      destroy: () => calls.push('destroyed'),
    };
    const stripe = {
      elements: (options: object) => {
        calls.push(options);
        return { create: () => element };
      },
      confirmSetup: () => Promise.resolve(confirmResult),
    };
    Object.assign(window, {
      Stripe: (key: string, options: object) => {
        calls.push(key, options);
        return stripe;
      },
    });
    return { calls, fire: (event: string) => act(async () => handlers.get(event)?.()) };
  }

  const fireScriptLoad = () => act(async () => scripts()[0]?.dispatchEvent(new Event('load')));

  afterEach(() => {
    Reflect.deleteProperty(window, 'Stripe');
  });

  test('requires a selected sandbox card and returns its token without loading Stripe.js', async () => {
    const { confirm, user } = renderFields(sandboxSetup);
    expect(await confirm()).toEqual({ error: 'Choose a card.' });
    await user.click(screen.getByRole('radio', { name: 'Pays every time' }));
    expect(await confirm()).toEqual({ token: 'sandbox_pays' });
    expect(scripts()).toHaveLength(0);
  });

  test('describes the group of test cards with the error', () => {
    renderFields(sandboxSetup, { error: 'The bank declined this card.' });
    expect(screen.getByRole('radiogroup', { name: 'Test card' })).toHaveAccessibleDescription(
      'The bank declined this card.',
    );
  });

  test('offers to load Stripe.js again after a failed load', async () => {
    const onRetry = jest.fn();
    const { user } = renderFields({ ...stripeSetup, publishableKey: 'pk_test_lost' }, { onRetry });
    await act(async () => scripts()[0]?.dispatchEvent(new Event('error')));
    expect(screen.getByText(/Couldn’t load the card form/)).toBeInTheDocument();
    const { fire } = stubStripe({});
    await user.click(screen.getByRole('button', { name: 'Reload card form' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await fireScriptLoad();
    await fire('ready');
    expect(screen.getByRole('group', { name: 'Card' })).toHaveTextContent('card form');
  });

  test('uses the connected account of the setup and returns the SetupIntent’s id', async () => {
    const onEdit = jest.fn();
    const { calls, fire } = stubStripe({ setupIntent: { id: 'seti_1' } });
    const { confirm } = renderFields(stripeSetup, { onEdit });
    await waitFor(() => expect(calls).toContain('pk_test_1'));
    expect(calls).toContainEqual({ stripeAccount: 'acct_1' });
    expect(calls).toContainEqual(expect.objectContaining({ clientSecret: 'seti_1_secret_x' }));
    expect(await confirm()).toEqual({ error: expect.stringContaining('still loading') });
    await fire('ready');
    await fire('change');
    expect(onEdit).toHaveBeenCalledTimes(1);
    expect(await confirm()).toEqual({ token: 'seti_1' });
  });

  test.each([
    [
      'Stripe’s message for a declined card',
      { type: 'card_error', message: 'Your card was declined.' },
      { error: 'Your card was declined.' },
    ],
    [
      'a generic message for a developer error',
      { type: 'invalid_request_error', message: 'No such setupintent' },
      { error: 'Couldn’t verify the card. Try again or use another card.' },
    ],
    [
      'the id of a SetupIntent that already succeeded',
      {
        type: 'invalid_request_error',
        code: 'setup_intent_unexpected_state',
        setup_intent: { id: 'seti_9', status: 'succeeded' },
      },
      { token: 'seti_9' },
    ],
  ])('returns %s from confirm()', async (name, error, expected) => {
    const { fire } = stubStripe({ error });
    const { confirm } = renderFields({ ...stripeSetup, publishableKey: `pk_test_${name}` });
    await act(async () => undefined);
    await fire('ready');
    expect(await confirm()).toEqual(expected);
  });
});

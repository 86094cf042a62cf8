import { env } from '@/config/env';
import { renderScreen } from '@/testing/renderScreen';
import { keepStyles } from '@/testing/styles';
import { defaultBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type FormEvent, useState } from 'react';
import { Button, type ButtonColour, type ButtonSize } from './Button';
import { FileDrop } from './FileDrop';
import { FormError } from './FormError';
import { TextField } from './TextField';
import { CardFields } from './cards/CardFields';
import type { CardFieldsHandle, CardFormSetup } from './cards/card';

describe('Button', () => {
  keepStyles();

  const sizes: ButtonSize[] = [1, 2, 3, 4, 5];
  const colours: ButtonColour[] = ['primary', 'green', 'red', 'gray'];

  test('spec 9: buttons have sizes 1 to 5, each taller than the one before', () => {
    renderScreen(
      <>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {`Size ${size}`}
          </Button>
        ))}
      </>,
      {},
    );

    const heights = screen
      .getAllByRole('button')
      .map((button) => Number.parseInt(getComputedStyle(button).minHeight, 10));
    expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
    expect(heights).toHaveLength(5);
  });

  test('spec 9: buttons have the colours primary, green, red, gray', () => {
    renderScreen(
      <>
        {colours.map((colour) => (
          <Button key={colour} colour={colour}>
            {colour}
          </Button>
        ))}
      </>,
      {},
    );

    const grounds = screen.getAllByRole('button').map((button) => getComputedStyle(button).backgroundColor);
    expect(new Set(grounds).size).toBe(4);
  });

  test('spec 9: a loading button says so, keeps its name and can’t be pressed', () => {
    const onClick = jest.fn();
    renderScreen(
      <Button isLoading onClick={onClick}>
        Save
      </Button>,
      {},
    );

    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a loading button sends its form no second time, and keeps the focus', async () => {
    const sent = jest.fn();
    function SlowForm() {
      const [isLoading, setLoading] = useState(false);
      const send = (event: FormEvent) => {
        event.preventDefault();
        sent();
        setLoading(true);
      };
      return (
        <form onSubmit={send}>
          <Button type="submit" isLoading={isLoading}>
            Save
          </Button>
        </form>
      );
    }
    const { user } = renderScreen(<SlowForm />, {});
    const button = screen.getByRole('button', { name: 'Save' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  test('spec 9: a disabled button can’t be pressed', () => {
    const onClick = jest.fn();
    renderScreen(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
      {},
    );

    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toBeDisabled();
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a button that leads somewhere is a link, and none while it is disabled', () => {
    renderScreen(
      <>
        <Button to="/dashboard">Go</Button>
        <Button to="/dashboard" disabled>
          Stay
        </Button>
      </>,
      {},
    );

    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: 'Stay' })).toBeDisabled();
  });
});

describe('TextField', () => {
  test('spec 5: a text input shows its error message under the field with an error icon', () => {
    const { container } = renderScreen(<TextField label="Email" error="Enter an email address." />, {});

    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Enter an email address.');
    const message = screen.getByText('Enter an email address.');
    expect(message.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(within(container).getByTestId('ErrorOutlineOutlinedIcon')).toBeVisible();
  });

  test('spec 5: password fields offer a show/hide toggle', async () => {
    const { user } = renderScreen(<TextField label="Password" type="password" />, {});
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');

    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');

    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  test('a hint stands under the field until there is an error', () => {
    renderScreen(
      <>
        <TextField label="Tags" hint="Separate them with commas." />
        <TextField label="Names" hint="Separate them with commas." error="There are too many." />
      </>,
      {},
    );

    expect(screen.getByLabelText('Tags')).toHaveAccessibleDescription('Separate them with commas.');
    expect(screen.getByLabelText('Names')).toHaveAccessibleDescription('There are too many.');
  });
});

describe('FileDrop', () => {
  const drop = (onFile: (file: File) => void) => (
    <FileDrop label="Clients" hint="CSV, up to 1 kB" accept=".csv" maxBytes={1000} onFile={onFile} />
  );

  test('a wrong file is refused before anything is sent, and a right one is taken after it', async () => {
    const onFile = jest.fn();
    renderScreen(drop(onFile), {});
    const zone = screen.getByText('Clients').parentElement;
    const dropFile = (file: File) => zone && fireEvent.drop(zone, { dataTransfer: { files: [file] } });

    dropFile(new File(['x'], 'clients.xlsx'));
    expect(
      await screen.findByText('“clients.xlsx” is not a kind of file that can be used here.'),
    ).toBeVisible();
    dropFile(new File(['x'.repeat(1001)], 'clients.csv'));
    expect(await screen.findByText(/at most 1 kB can be uploaded/)).toBeVisible();
    expect(onFile).not.toHaveBeenCalled();

    dropFile(new File(['Name,Email'], 'clients.csv'));
    expect(onFile).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/at most/)).toBeNull();
  });

  test('a file can be chosen as well', async () => {
    const onFile = jest.fn();
    const { user } = renderScreen(drop(onFile), {});
    await user.upload(screen.getByLabelText('Clients'), new File(['Name'], 'clients.csv'));
    expect(onFile.mock.calls[0][0]).toHaveProperty('name', 'clients.csv');
  });
});

describe('FormError', () => {
  test('what went wrong comes into view, however far down the form was sent from', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    renderScreen(<FormError message="We could not reach the server." />, {});
    expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
  });
});

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

  function show(
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

  /** Stripe's own code, as far as the form uses it: what it was asked, and its events. */
  function stripeOf(confirmed: object) {
    const heard = new Map<string, () => void>();
    const asked: unknown[] = [];
    const element = {
      on: (event: string, handler: () => void) => heard.set(event, handler),
      mount: (place: HTMLElement) => place.append('card form'),
      destroy: () => asked.push('destroyed'),
    };
    const stripe = {
      elements: (options: object) => {
        asked.push(options);
        return { create: () => element };
      },
      confirmSetup: () => Promise.resolve(confirmed),
    };
    Object.assign(window, {
      Stripe: (key: string, options: object) => {
        asked.push(key, options);
        return stripe;
      },
    });
    return { asked, fire: (event: string) => act(async () => heard.get(event)?.()) };
  }

  const scriptLoads = () => act(async () => scripts()[0]?.dispatchEvent(new Event('load')));

  afterEach(() => {
    Reflect.deleteProperty(window, 'Stripe');
  });

  test('the sandbox’s cards are chosen by what they do, and Stripe’s code is not fetched', async () => {
    const { confirm, user } = show(sandboxSetup);
    expect(await confirm()).toEqual({ error: 'Choose a card.' });
    await user.click(screen.getByRole('radio', { name: 'Pays every time' }));
    expect(await confirm()).toEqual({ token: 'sandbox_pays' });
    expect(scripts()).toHaveLength(0);
  });

  test('what was said of a card stands under the cards', () => {
    show(sandboxSetup, { error: 'The bank declined this card.' });
    expect(screen.getByRole('radiogroup', { name: 'Test card' })).toHaveAccessibleDescription(
      'The bank declined this card.',
    );
  });

  test('Stripe’s code that can not be loaded is loaded again at a press', async () => {
    const onRetry = jest.fn();
    const { user } = show({ ...stripeSetup, publishableKey: 'pk_test_lost' }, { onRetry });
    await act(async () => scripts()[0]?.dispatchEvent(new Event('error')));
    expect(screen.getByText(/The card form could not be loaded/)).toBeInTheDocument();
    const { fire } = stripeOf({});
    await user.click(screen.getByRole('button', { name: 'Load the card form again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await scriptLoads();
    await fire('ready');
    expect(screen.getByRole('group', { name: 'Card' })).toHaveTextContent('card form');
  });

  test('Stripe’s form works for the account that it was started for, and gives the SetupIntent’s id', async () => {
    const onEdit = jest.fn();
    const { asked, fire } = stripeOf({ setupIntent: { id: 'seti_1' } });
    const { confirm } = show(stripeSetup, { onEdit });
    await waitFor(() => expect(asked).toContain('pk_test_1'));
    expect(asked).toContainEqual({ stripeAccount: 'acct_1' });
    expect(asked).toContainEqual(expect.objectContaining({ clientSecret: 'seti_1_secret_x' }));
    expect(await confirm()).toEqual({ error: expect.stringContaining('still loading') });
    await fire('ready');
    await fire('change');
    expect(onEdit).toHaveBeenCalledTimes(1);
    expect(await confirm()).toEqual({ token: 'seti_1' });
  });

  test.each([
    [
      'a declined card, in the bank’s words',
      { type: 'card_error', message: 'Your card was declined.' },
      { error: 'Your card was declined.' },
    ],
    [
      'what only developers understand, in ours',
      { type: 'invalid_request_error', message: 'No such setupintent' },
      { error: 'The card could not be checked. Try again, or use another card.' },
    ],
    [
      'a press whose answer was lost, as done',
      {
        type: 'invalid_request_error',
        code: 'setup_intent_unexpected_state',
        setup_intent: { id: 'seti_9', status: 'succeeded' },
      },
      { token: 'seti_9' },
    ],
  ])('tells of %s', async (name, error, answer) => {
    const { fire } = stripeOf({ error });
    const { confirm } = show({ ...stripeSetup, publishableKey: `pk_test_${name}` });
    await act(async () => undefined);
    await fire('ready');
    expect(await confirm()).toEqual(answer);
  });
});

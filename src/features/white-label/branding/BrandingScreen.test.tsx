import { act, screen, waitFor, within } from '@testing-library/react';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import BrandingScreen from './BrandingScreen';

const saved = {
  title: 'Northwind',
  colour: '#0B6796',
  haveLogosBeenUploaded: true,
  squareLogoUrl: '/theme-setups/square-logo?version=1',
  fullLogoUrl: '/theme-setups/full-logo?version=1',
  tagline: null as string | null,
  introduction: null as string | null,
  farewell: null as string | null,
  isSignUpOpen: true,
};

const version = (number: number, more: object = {}) => ({
  number,
  title: 'Northwind',
  colour: '#0B6796',
  squareLogoUrl: null,
  fullLogoUrl: null,
  changed: ['Title', 'Colour'],
  restoredFrom: null,
  savedByName: 'Ada Lovelace',
  savedAt: '2026-01-31T10:00:00.000Z',
  ...more,
});

type Sent = Readonly<Record<string, unknown>>;

/** A server that keeps what it is sent. */
function keeping(versions: object[] = [version(1)]) {
  let brand = saved;
  const sent: unknown[] = [];
  const answers = {
    GetBranding: () => ({ themeSetup: brand }),
    GetThemeVersions: () => ({ themeVersions: versions }),
    UpdateThemeSetup: ({ input }: Sent) => {
      sent.push(input);
      brand = { ...brand, ...(input as object) };
      return { updateThemeSetup: brand };
    },
    RemoveLogo: ({ kind }: Sent) => {
      sent.push({ kind });
      brand = { ...brand, [kind === 'FullLogo' ? 'fullLogoUrl' : 'squareLogoUrl']: null };
      return { removeLogo: brand };
    },
    'POST /theme-setups/square-logo/upload': () => {
      sent.push('square logo');
      brand = { ...brand, squareLogoUrl: '/theme-setups/square-logo?version=2' };
      return { version: '2', width: 200, height: 200 };
    },
    RestoreThemeVersion: ({ number }: Sent) => {
      sent.push({ number });
      brand = { ...saved, title: 'Brought back', colour: '#B3262C' };
      return { restoreThemeVersion: brand };
    },
  };
  return { answers, sent, others: (change: object) => (brand = { ...brand, ...change }) };
}

const nameField = () => screen.findByLabelText('Name that clients read');
const png = () => new File(['png'], 'square.png', { type: 'image/png' });
const preview = (name: string | RegExp) => screen.findByRole('img', { name });

beforeAll(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:test/${(count += 1)}`;
  URL.revokeObjectURL = () => {};
});

test('saves the brand, and the console follows at once', async () => {
  const { answers, sent } = keeping();
  const { user, store } = renderScreen(<BrandingScreen />, answers);
  const title = await nameField();

  await user.clear(title);
  await pasteInto(user, title, 'Northwind Club');
  await user.click(screen.getByRole('button', { name: 'Forest' }));
  await pasteInto(user, screen.getByLabelText('Headline'), 'Coaching that lasts');
  await user.click(screen.getByLabelText('Visitors may sign up by themselves'));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(selectThemeSetup(store.getState())).toEqual({
      title: 'Northwind Club',
      colour: '#17714a',
      haveLogosBeenUploaded: true,
    }),
  );
  expect(sent).toEqual([
    {
      title: 'Northwind Club',
      colour: '#17714a',
      tagline: 'Coaching that lasts',
      introduction: null,
      farewell: null,
      isSignUpOpen: false,
    },
  ]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('the preview follows while one types, page by page, by keyboard too', async () => {
  const { user } = renderScreen(<BrandingScreen />, keeping().answers);

  await user.type(await nameField(), ' Club');
  await pasteInto(user, screen.getByLabelText('Headline'), 'Hello there');
  const home = await preview('First page of Northwind Club, on a computer, in light');
  expect(home).toHaveTextContent('Hello there');

  await user.click(screen.getByRole('tab', { name: 'First page' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign-up' })).toHaveFocus();
  expect(await preview(/^Sign-up of/)).toHaveTextContent('We email you a link');
  await user.keyboard('{End}');
  await pasteInto(user, screen.getByLabelText('Farewell'), 'So long');
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(await preview('Closed account of Northwind Club, on a phone, in dark')).toHaveTextContent('So long');
});

test('the preview has each page that clients see', async () => {
  const { user } = renderScreen(<BrandingScreen />, keeping().answers);
  await screen.findByRole('tab', { name: 'First page' });
  for (const page of ['First page', 'Sign-up', 'Dashboard', 'Mail', 'Closed account']) {
    await user.click(screen.getByRole('tab', { name: page }));
    expect(await preview(`${page} of Northwind, on a computer, in light`)).toHaveTextContent(
      page === 'First page' || page === 'Sign-up' ? 'Sign up' : /Northwind|Hello|closed/,
    );
  }
});

test('with the sign-up closed the preview says so', async () => {
  const { user } = renderScreen(<BrandingScreen />, keeping().answers);
  await user.click(await screen.findByLabelText('Visitors may sign up by themselves'));
  await user.click(screen.getByRole('tab', { name: 'Sign-up' }));
  expect(await preview(/^Sign-up of/)).toHaveTextContent('Signing up is closed');
});

test('a logo is previewed when it is chosen, and sent when the form is saved', async () => {
  const { answers, sent } = keeping();
  const { user } = renderScreen(<BrandingScreen />, answers);

  await user.upload(await screen.findByLabelText('Replace the square logo'), png());
  const logo = () => screen.getByRole('img', { name: 'Your square logo' });
  await waitFor(() => expect(logo()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(logo()).toHaveAttribute('src', expect.stringMatching(/version=2$/)));
  expect(sent).toEqual(['square logo']);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a logo is removed when the form is saved, and stays when the change is discarded', async () => {
  const { answers, sent } = keeping();
  const { user } = renderScreen(<BrandingScreen />, answers);

  await user.click(await screen.findByRole('button', { name: 'Remove the full logo' }));
  expect(screen.queryByRole('img', { name: 'Your full logo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('img', { name: 'Your full logo' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove the full logo' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'FullLogo' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  expect(screen.queryByRole('img', { name: 'Your full logo' })).not.toBeInTheDocument();
});

test('a logo that the server refuses says why under itself, and is still chosen', async () => {
  const { user } = renderScreen(<BrandingScreen />, {
    ...keeping().answers,
    'POST /theme-setups/square-logo/upload': () => {
      throw { code: 'BAD_USER_INPUT', fields: { file: 'This image is damaged or incomplete.' } };
    },
  });

  await user.upload(await screen.findByLabelText('Replace the square logo'), png());
  const save = screen.getByRole('button', { name: 'Save' });
  // Choosing a file checks the image before it enables Save.
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);

  expect(await screen.findByText('This image is damaged or incomplete.')).toBeInTheDocument();
  expect(await screen.findByText(/The logo was not saved/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeInTheDocument();
});

test('what the server refuses stands under its input with the input kept', async () => {
  const { user } = renderScreen(<BrandingScreen />, {
    ...keeping().answers,
    UpdateThemeSetup: () => {
      throw { code: 'BAD_USER_INPUT', fields: { title: 'Leave out line breaks.' } };
    },
  });

  await user.type(await nameField(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(async () => expect(await nameField()).toHaveAccessibleDescription('Leave out line breaks.'));
  expect(await nameField()).toHaveValue('Northwind!');
});

test('words that are too long are refused before they are sent', async () => {
  const { answers, sent } = keeping();
  const { user } = renderScreen(<BrandingScreen />, answers);
  const headline = await screen.findByLabelText('Headline');
  await user.click(headline);
  await user.paste('a'.repeat(121));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(headline).toHaveAccessibleDescription('Use at most 120 characters.'));
  expect(sent).toEqual([]);
});

test('each scheme has its verdict, and the nearest shade that is enough is one press away', async () => {
  const { user } = renderScreen(<BrandingScreen />, keeping().answers);
  expect(await screen.findByText(/^On white: good contrast, 5\.\d:1/)).toBeInTheDocument();
  const onDark = screen.getByText(/^On dark: 2\.\d:1|^On dark: 3\.\d:1/);
  const shade = /texts? (?:use the nearest shade that is, )?(#[0-9a-f]{6})/i.exec(onDark.textContent)?.[1];

  await user.click(screen.getByRole('button', { name: `Use ${shade}` }));
  expect(screen.getByRole('textbox', { name: 'Colour' })).toHaveValue(shade);
  expect(screen.getByText(/^On dark: good contrast/)).toBeInTheDocument();
});

test('the history says who saved what and when, and brings a version back', async () => {
  const earlier = version(2, { title: 'Old name', changed: ['Tagline', 'SquareLogo'], savedByName: null });
  const { answers, sent } = keeping([version(3, { restoredFrom: 1 }), earlier, version(1)]);
  const { user, store } = renderScreen(<BrandingScreen />, answers);
  const history = within(await screen.findByRole('region', { name: 'History' }));
  const rows = await history.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/3\. Northwind.*Current.*Brought back version 1\..*Ada Lovelace/);
  expect(rows[1]).toHaveTextContent(/2\. Old name.*Changed: headline and square logo\..*Not known by whom/);
  expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();

  await pasteInto(user, await nameField(), ' typed');
  await user.click(history.getByRole('button', { name: 'Bring back version 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bring back version 2?' }));
  await user.click(dialog.getByRole('button', { name: 'Bring back' }));

  await waitFor(async () => expect(await nameField()).toHaveValue('Brought back'));
  expect(sent).toEqual([{ number: 2 }]);
  expect(selectThemeSetup(store.getState())).toMatchObject({ colour: '#B3262C' });
});

test('what another operator saves comes in, but for what was typed', async () => {
  const { answers, others } = keeping();
  const { user, store } = renderScreen(<BrandingScreen />, answers);
  await pasteInto(user, await nameField(), ' typed');

  others({ title: 'Theirs', tagline: 'Their headline' });
  const { api } = await import('@/api/base');
  await act(async () => void store.dispatch(api.util.invalidateTags(['ThemeSetup'])));

  await waitFor(() => expect(screen.getByLabelText('Headline')).toHaveValue('Their headline'));
  expect(await nameField()).toHaveValue('Northwind typed');
});

test('closing the tab asks first while something is unsaved', async () => {
  const { user } = renderScreen(<BrandingScreen />, keeping().answers);
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const title = await nameField();
  expect(isHeld()).toBe(false);

  await user.type(title, '!');
  expect(isHeld()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));

  expect(title).toHaveValue('Northwind');
  expect(isHeld()).toBe(false);
});

test('a brand that can’t be loaded can be asked for again', async () => {
  let tries = 0;
  const { user } = renderScreen(<BrandingScreen />, {
    ...keeping().answers,
    GetBranding: () => {
      tries += 1;
      if (tries === 1) throw { code: 'UNAVAILABLE' };
      return { themeSetup: saved };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await nameField()).toHaveValue('Northwind');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { asksBeforeTabCloses } from '@/testing/asksBeforeTabCloses';
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
  closedAccountMessage: null as string | null,
  isSignUpOpen: true,
};

const version = (number: number, overrides: object = {}) => ({
  number,
  title: 'Northwind',
  colour: '#0B6796',
  squareLogoUrl: null,
  fullLogoUrl: null,
  changed: ['Title', 'Color'],
  restoredFrom: null,
  savedByName: 'Ada Lovelace',
  savedAt: '2026-01-31T10:00:00.000Z',
  ...overrides,
});

type Variables = Readonly<Record<string, unknown>>;

/**
 * Returns handlers of a branding API, the inputs that they receive in `sent`, and a function `others` that
 * changes the brand on the server.
 */
function mockBrandingApi(versions: object[] = [version(1)]) {
  let brand = saved;
  const sent: unknown[] = [];
  const responses = {
    GetBranding: () => ({ themeSetup: brand }),
    GetThemeVersions: () => ({ themeVersions: versions }),
    UpdateThemeSetup: ({ input }: Variables) => {
      sent.push(input);
      brand = { ...brand, ...(input as object) };
      return { updateThemeSetup: brand };
    },
    RemoveLogo: ({ kind }: Variables) => {
      sent.push({ kind });
      brand = { ...brand, [kind === 'FullLogo' ? 'fullLogoUrl' : 'squareLogoUrl']: null };
      return { removeLogo: brand };
    },
    'POST /theme-setups/square-logo/upload': () => {
      sent.push('square logo');
      brand = { ...brand, squareLogoUrl: '/theme-setups/square-logo?version=2' };
      return { version: '2', width: 200, height: 200 };
    },
    RestoreThemeVersion: ({ number }: Variables) => {
      sent.push({ number });
      brand = { ...saved, title: 'Restored', colour: '#B3262C' };
      return { restoreThemeVersion: brand };
    },
  };
  return { responses, sent, others: (change: object) => (brand = { ...brand, ...change }) };
}

const findNameField = () => screen.findByLabelText('Public name');
const png = () => new File(['png'], 'square.png', { type: 'image/png' });
const findPreview = (name: string | RegExp) => screen.findByRole('img', { name });

beforeAll(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:test/${(count += 1)}`;
  URL.revokeObjectURL = () => {};
});

test('BrandingScreen saves the brand and applies it to the console immediately', async () => {
  const { responses, sent } = mockBrandingApi();
  const { user, store } = renderScreen(<BrandingScreen />, responses);
  const title = await findNameField();

  await user.clear(title);
  await pasteInto(user, title, 'Northwind Club');
  await user.click(screen.getByRole('button', { name: 'Forest' }));
  const headline = screen.getByLabelText('Headline');
  expect(headline).toHaveAttribute('lang', 'en');
  await pasteInto(user, headline, 'Coaching that lasts');
  await user.click(screen.getByLabelText('Allow visitors to sign up'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

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
      closedAccountMessage: null,
      isSignUpOpen: false,
    },
  ]);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('BrandingScreen updates the preview during typing, and switches its page by keyboard', async () => {
  const { user } = renderScreen(<BrandingScreen />, mockBrandingApi().responses);

  await user.type(await findNameField(), ' Club');
  await pasteInto(user, screen.getByLabelText('Headline'), 'Hello there');
  const home = await findPreview('Home page on a computer, light');
  expect(home).toHaveTextContent('Hello there');

  await user.click(screen.getByRole('tab', { name: 'Home page' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign-up' })).toHaveFocus();
  expect(await findPreview(/^Sign-up on/)).toHaveTextContent('We’ll email you a link');
  await user.keyboard('{End}');
  await pasteInto(user, screen.getByLabelText('Closed-account message'), 'So long');
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(await findPreview('Closed account on a phone, dark')).toHaveTextContent('So long');
});

test('BrandingScreen previews the pages and the email that clients see', async () => {
  const { user } = renderScreen(<BrandingScreen />, mockBrandingApi().responses);
  await screen.findByRole('tab', { name: 'Home page' });
  for (const page of ['Home page', 'Sign-up', 'Dashboard', 'Email', 'Closed account']) {
    await user.click(screen.getByRole('tab', { name: page }));
    expect(await findPreview(`${page} on a computer, light`)).toHaveTextContent(
      page === 'Home page' || page === 'Sign-up' ? 'Sign up' : /Northwind|Hello|closed/,
    );
  }
});

test('BrandingScreen shows in the preview that sign-up is closed', async () => {
  const { user } = renderScreen(<BrandingScreen />, mockBrandingApi().responses);
  await user.click(await screen.findByLabelText('Allow visitors to sign up'));
  await user.click(screen.getByRole('tab', { name: 'Sign-up' }));
  expect(await findPreview(/^Sign-up on/)).toHaveTextContent('Sign-up is closed');
});

test('BrandingScreen previews a chosen logo and uploads it when the form is saved', async () => {
  const { responses, sent } = mockBrandingApi();
  const { user } = renderScreen(<BrandingScreen />, responses);

  await user.upload(await screen.findByLabelText('Replace square logo'), png());
  const logo = () => screen.getByRole('img', { name: 'Your square logo' });
  await waitFor(() => expect(logo()).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(logo()).toHaveAttribute('src', expect.stringMatching(/version=2$/)));
  expect(sent).toEqual(['square logo']);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('BrandingScreen removes a logo on save, and restores it when changes are discarded', async () => {
  const { responses, sent } = mockBrandingApi();
  const { user } = renderScreen(<BrandingScreen />, responses);

  await user.click(await screen.findByRole('button', { name: 'Remove full logo' }));
  expect(screen.queryByRole('img', { name: 'Your full logo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('img', { name: 'Your full logo' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove full logo' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'FullLogo' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled());
  expect(screen.queryByRole('img', { name: 'Your full logo' })).not.toBeInTheDocument();
});

test('BrandingScreen shows why the server rejected a logo and keeps the unsaved change', async () => {
  const { user } = renderScreen(<BrandingScreen />, {
    ...mockBrandingApi().responses,
    'POST /theme-setups/square-logo/upload': () => {
      throw { code: 'BAD_USER_INPUT', fields: { file: 'This image is damaged or incomplete.' } };
    },
  });

  await user.upload(await screen.findByLabelText('Replace square logo'), png());
  const save = screen.getByRole('button', { name: 'Save changes' });
  // Save stays disabled until the chosen image is checked.
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);

  expect(await screen.findByText('This image is damaged or incomplete.')).toBeInTheDocument();
  expect(await screen.findByText(/Couldn’t save the logo/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeInTheDocument();
});

test('BrandingScreen shows a server error under its field and keeps the input', async () => {
  const { user } = renderScreen(<BrandingScreen />, {
    ...mockBrandingApi().responses,
    UpdateThemeSetup: () => {
      throw { code: 'BAD_USER_INPUT', fields: { title: 'Leave out line breaks.' } };
    },
  });

  await user.type(await findNameField(), '!');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(async () =>
    expect(await findNameField()).toHaveAccessibleDescription('Leave out line breaks.'),
  );
  expect(await findNameField()).toHaveValue('Northwind!');
});

test('BrandingScreen rejects a headline longer than 120 characters without a request', async () => {
  const { responses, sent } = mockBrandingApi();
  const { user } = renderScreen(<BrandingScreen />, responses);
  const headline = await screen.findByLabelText('Headline');
  await user.click(headline);
  await user.paste('a'.repeat(121));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(headline).toHaveAccessibleDescription('Enter at most 120 characters.'));
  expect(sent).toEqual([]);
});

test('BrandingScreen rates the contrast per scheme, and lets the operator apply the suggested shade', async () => {
  const { user } = renderScreen(<BrandingScreen />, mockBrandingApi().responses);
  expect(await screen.findByText(/^Contrast on white: 5\.\d:1\. Good contrast/)).toBeInTheDocument();
  const onDark = screen.getByText(/^Contrast on dark: [23]\.\d:1/);
  const shade = /text uses (?:the nearest accessible shade, )?(#[0-9a-f]{6})/i.exec(onDark.textContent)?.[1];

  await user.click(screen.getByRole('button', { name: `Use ${shade}` }));
  expect(screen.getByRole('textbox', { name: 'Color' })).toHaveValue(shade);
  expect(screen.getByText(/^Contrast on dark: .* Good contrast/)).toBeInTheDocument();
});

test('BrandingScreen lists versions with author and changes, and restores one after confirmation', async () => {
  const earlier = version(2, {
    title: 'Old name',
    changed: ['Tagline', 'SquareLogo', 'ClosedAccountMessage'],
    savedByName: null,
  });
  const { responses, sent } = mockBrandingApi([version(3, { restoredFrom: 1 }), earlier, version(1)]);
  const { user, store } = renderScreen(<BrandingScreen />, responses);
  const history = within(await screen.findByRole('region', { name: 'Version history' }));
  const rows = await history.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/3\. Northwind.*Current.*Restored from version 1.*Ada Lovelace/);
  expect(rows[1]).toHaveTextContent(
    /2\. Old name.*Changed: Headline, Square logo, and Closed-account message.*Unknown user/,
  );
  expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();

  await pasteInto(user, await findNameField(), ' typed');
  await user.click(history.getByRole('button', { name: 'Restore version 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Restore version 2?' }));
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));

  await waitFor(async () => expect(await findNameField()).toHaveValue('Restored'));
  expect(sent).toEqual([{ number: 2 }]);
  expect(selectThemeSetup(store.getState())).toMatchObject({ colour: '#B3262C' });
});

test("BrandingScreen shows another operator's save without overwriting unsaved edits", async () => {
  const { responses, others } = mockBrandingApi();
  const { user, store } = renderScreen(<BrandingScreen />, responses);
  await pasteInto(user, await findNameField(), ' typed');

  others({ title: 'Theirs', tagline: 'Their headline' });
  const { api } = await import('@/api/base');
  await act(async () => void store.dispatch(api.util.invalidateTags(['ThemeSetup'])));

  await waitFor(() => expect(screen.getByLabelText('Headline')).toHaveValue('Their headline'));
  expect(await findNameField()).toHaveValue('Northwind typed');
});

test('BrandingScreen warns before the tab closes only while there are unsaved changes', async () => {
  const { user } = renderScreen(<BrandingScreen />, mockBrandingApi().responses);
  const title = await findNameField();
  expect(asksBeforeTabCloses()).toBe(false);

  await user.type(title, '!');
  expect(asksBeforeTabCloses()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));

  expect(title).toHaveValue('Northwind');
  expect(asksBeforeTabCloses()).toBe(false);
});

test('BrandingScreen reloads the brand on Try again after a failure', async () => {
  let attempts = 0;
  const { user } = renderScreen(<BrandingScreen />, {
    ...mockBrandingApi().responses,
    GetBranding: () => {
      attempts += 1;
      if (attempts === 1) throw { code: 'UNAVAILABLE' };
      return { themeSetup: saved };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await findNameField()).toHaveValue('Northwind');
});

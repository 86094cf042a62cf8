import { screen, waitFor } from '@testing-library/react';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { renderScreen } from '@/testing/renderScreen';
import BrandingScreen from './BrandingScreen';

const saved = {
  title: 'Northwind',
  colour: '#0B6796',
  haveLogosBeenUploaded: true,
  squareLogoUrl: '/theme-setups/square-logo?version=1',
  fullLogoUrl: '/theme-setups/full-logo?version=1',
};

/** A server that keeps what it is sent. */
function keeping() {
  let setup = saved;
  return {
    GetThemeSetup: () => ({ themeSetup: setup }),
    GetCurrentOperator: () => ({ currentOperator: null }),
    UpdateThemeSetup: ({ input }: Readonly<Record<string, unknown>>) => {
      setup = { ...setup, ...(input as object) };
      return { updateThemeSetup: setup };
    },
  };
}

test('saves the brand, and the console follows at once', async () => {
  const { user, store } = renderScreen(<BrandingScreen />, keeping());
  const title = await screen.findByLabelText('Name that clients read');

  await user.clear(title);
  await user.type(title, 'Northwind Club');
  await user.click(screen.getByRole('button', { name: 'Forest' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(selectThemeSetup(store.getState())).toMatchObject({ title: 'Northwind Club', colour: '#17714a' }),
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('the preview follows while one types', async () => {
  const { user } = renderScreen(<BrandingScreen />, keeping());

  await user.type(await screen.findByLabelText('Name that clients read'), ' Club');
  expect(
    screen.getByRole('img', { name: 'What clients of Northwind Club will see, in light' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dark' }));

  expect(
    screen.getByRole('img', { name: 'What clients of Northwind Club will see, in dark' }),
  ).toBeInTheDocument();
});

test('shows the logos that are there', async () => {
  renderScreen(<BrandingScreen />, keeping());

  expect(await screen.findByRole('img', { name: 'Your square logo' })).toHaveAttribute(
    'src',
    expect.stringMatching(/\/theme-setups\/square-logo\?version=1$/),
  );
});

test('what the server refuses stands under its input with the input kept', async () => {
  const { user } = renderScreen(<BrandingScreen />, {
    ...keeping(),
    UpdateThemeSetup: () => {
      throw { code: 'BAD_USER_INPUT', fields: { title: 'Leave out line breaks.' } };
    },
  });

  await user.type(await screen.findByLabelText('Name that clients read'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Name that clients read')).toHaveAccessibleDescription(
      'Leave out line breaks.',
    ),
  );
  expect(screen.getByLabelText('Name that clients read')).toHaveValue('Northwind!');
});

test('closing the tab asks first while something is unsaved', async () => {
  const { user } = renderScreen(<BrandingScreen />, keeping());
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const title = await screen.findByLabelText('Name that clients read');
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
    GetThemeSetup: () => {
      tries += 1;
      if (tries === 1) throw { code: 'UNAVAILABLE' };
      return { themeSetup: saved };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByLabelText('Name that clients read')).toHaveValue('Northwind');
});

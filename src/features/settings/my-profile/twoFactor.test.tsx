import type { ApiHandlers } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import TwoFactorPanel from './two-factor/TwoFactorPanel';

describe('TwoFactorPanel', () => {
  const off = {
    isOn: false,
    enabledAt: null,
    recoveryCodesRemaining: 0,
    isRequired: false,
    hasPassword: true,
    mustReauthenticate: false,
  };
  const on = { ...off, isOn: true, enabledAt: '2026-01-31T12:00:00.000Z', recoveryCodesRemaining: 10 };
  const codes = ['abcde-fghjk', '23456-789ab'];
  const uri = 'otpauth://totp/Livery:ada%40northwind.test?secret=ABCDEFGH&issuer=Livery';

  const responsesWith = (status: object, overrides: ApiHandlers = {}) => ({
    GetTwoFactor: () => ({ twoFactor: status }),
    GetCurrentOperator: () => ({ currentOperator: null }),
    ...overrides,
  });

  test('sets up an authenticator app and waits until the recovery codes are confirmed as saved', async () => {
    let status: object = off;
    const started = jest.fn();
    const confirmed = jest.fn();
    const { user } = renderScreen(
      <TwoFactorPanel />,
      responsesWith(off, {
        GetTwoFactor: () => ({ twoFactor: status }),
        StartTwoFactorSetup: (variables) => {
          started(variables);
          return { startTwoFactorSetup: { secret: 'ABCD EFGH', uri } };
        },
        ConfirmTwoFactorSetup: (variables) => {
          confirmed(variables);
          status = on;
          return { confirmTwoFactorSetup: { codes } };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Turn on two-factor' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Turn on two-factor authentication' }));
    await pasteInto(user, dialog.getByLabelText('Your password'), 'a long pass phrase');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));

    expect(
      await dialog.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeInTheDocument();
    expect(started).toHaveBeenCalledWith({ password: 'a long pass phrase' });
    expect(dialog.getByText('ABCD EFGH')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Turn on two-factor' }));

    const codesDialog = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(confirmed).toHaveBeenCalledWith({ code: '123456' });
    expect(codesDialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    await user.click(codesDialog.getByRole('button', { name: 'Done' }));
    expect(codesDialog.getByLabelText('I’ve saved my recovery codes')).toHaveAccessibleDescription(
      /aren’t shown again/,
    );
    await user.click(codesDialog.getByLabelText('I’ve saved my recovery codes'));
    await user.click(codesDialog.getByRole('button', { name: 'Done' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(/You have 10 recovery codes left/)).toBeInTheDocument();
  });

  test('creates new recovery codes that can be copied and downloaded', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/codes');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user } = renderScreen(
      <TwoFactorPanel />,
      responsesWith(
        { ...on, hasPassword: false },
        { RegenerateRecoveryCodes: () => ({ regenerateRecoveryCodes: { codes } }) },
      ),
    );
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Create recovery codes' }));
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Create codes' }));

    await user.click(await screen.findByRole('button', { name: 'Copy codes' }));
    expect(copied).toHaveBeenCalledWith(codes.join('\n'));
    await user.click(screen.getByRole('button', { name: 'Download codes' }));
    const [file] = saved.mock.calls[0] ?? [];
    expect(await new Response(file as Blob).text()).toContain(codes.join('\n'));
  });

  test('shows a server error under its field and preserves the code', async () => {
    const { user } = renderScreen(
      <TwoFactorPanel />,
      responsesWith(on, {
        DisableTwoFactor: () => {
          throw { code: 'BAD_USER_INPUT', fields: { password: 'This is not your password.' } };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Turn off two-factor' }));
    await pasteInto(user, screen.getByLabelText('Your password'), 'wrong');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn off two-factor' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
        'This is not your password.',
      ),
    );
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  test('offers the setup again after two-factor authentication is turned off', async () => {
    let status: object = on;
    const { user } = renderScreen(
      <TwoFactorPanel />,
      responsesWith(on, {
        GetTwoFactor: () => ({ twoFactor: status }),
        DisableTwoFactor: () => {
          status = off;
          return { disableTwoFactor: true };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Turn off two-factor' }));
    await pasteInto(user, screen.getByLabelText('Your password'), 'a long pass phrase');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn off two-factor' }));
    expect(await screen.findByRole('button', { name: 'Turn on two-factor' })).toBeInTheDocument();
  });

  test('hides the turn-off button when the company requires two-factor authentication', async () => {
    renderScreen(<TwoFactorPanel />, responsesWith({ ...on, isRequired: true }));
    expect(await screen.findByText(/so you can’t turn it off/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn off two-factor' })).not.toBeInTheDocument();
  });

  test('warns when few recovery codes remain', async () => {
    renderScreen(<TwoFactorPanel />, responsesWith({ ...on, recoveryCodesRemaining: 1 }));
    expect(await screen.findByText('Create new recovery codes')).toBeInTheDocument();
    expect(screen.getByText(/You have 1 recovery code left/)).toBeInTheDocument();
  });

  test('reloads the status on Try again after a failure', async () => {
    let attempts = 0;
    const { user } = renderScreen(<TwoFactorPanel />, {
      GetTwoFactor: () => {
        attempts += 1;
        if (attempts === 1) throw { code: 'UNAVAILABLE' };
        return { twoFactor: off };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Turn on two-factor' })).toBeInTheDocument();
  });

  afterEach(() => jest.restoreAllMocks());
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:test/1';
    URL.revokeObjectURL = () => {};
  });
});

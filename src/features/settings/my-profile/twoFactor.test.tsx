import type { Answers } from '@/testing/answers';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import TwoFactorPanel from './two-factor/TwoFactorPanel';

describe('TwoFactorPanel', () => {
  const off = {
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
    isRequired: false,
    hasPassword: true,
    mustSignInAnew: false,
  };
  const on = { ...off, isOn: true, since: '2026-01-31T12:00:00.000Z', recoveryCodesLeft: 10 };
  const codes = ['abcde-fghjk', '23456-789ab'];
  const uri = 'otpauth://totp/Livery:ada%40northwind.test?secret=ABCDEFGH&issuer=Livery';

  const answering = (status: object, others: Answers = {}) => ({
    GetTwoFactor: () => ({ twoFactor: status }),
    GetCurrentOperator: () => ({ currentOperator: null }),
    ...others,
  });

  test('turned on with an app: the password, a code to scan, its code, recovery codes that have to be kept', async () => {
    let status: object = off;
    const started = jest.fn();
    const confirmed = jest.fn();
    const { user } = renderScreen(
      <TwoFactorPanel />,
      answering(off, {
        GetTwoFactor: () => ({ twoFactor: status }),
        StartTwoFactor: (variables) => {
          started(variables);
          return { startTwoFactor: { secret: 'ABCD EFGH', uri } };
        },
        ConfirmTwoFactor: (variables) => {
          confirmed(variables);
          status = on;
          return { confirmTwoFactor: { codes } };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Turn two-factor on' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Turn two-factor on' }));
    await pasteInto(user, dialog.getByLabelText('Your password'), 'a long pass phrase');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));

    expect(
      await dialog.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeInTheDocument();
    expect(started).toHaveBeenCalledWith({ password: 'a long pass phrase' });
    expect(dialog.getByText('ABCD EFGH')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));

    const keep = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(confirmed).toHaveBeenCalledWith({ code: '123456' });
    expect(keep.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    await user.click(keep.getByRole('button', { name: 'Done' }));
    expect(keep.getByLabelText('I have kept them')).toHaveAccessibleDescription(/not shown again/);
    await user.click(keep.getByLabelText('I have kept them'));
    await user.click(keep.getByRole('button', { name: 'Done' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(/You have 10 recovery codes left/)).toBeInTheDocument();
  });

  test('recovery codes can be copied and downloaded', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/codes');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user } = renderScreen(
      <TwoFactorPanel />,
      answering(
        { ...on, hasPassword: false },
        { RenewRecoveryCodes: () => ({ renewRecoveryCodes: { codes } }) },
      ),
    );
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));

    await user.click(await screen.findByRole('button', { name: 'Copy them' }));
    expect(copied).toHaveBeenCalledWith(codes.join('\n'));
    await user.click(screen.getByRole('button', { name: 'Download them' }));
    const [file] = saved.mock.calls[0] ?? [];
    expect(await new Response(file as Blob).text()).toContain(codes.join('\n'));
  });

  test('what the server refuses stands under its field, with both kept', async () => {
    const { user } = renderScreen(
      <TwoFactorPanel />,
      answering(on, {
        TurnOffTwoFactor: () => {
          throw { code: 'BAD_USER_INPUT', fields: { password: 'This is not your password.' } };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Turn two-factor off' }));
    await pasteInto(user, screen.getByLabelText('Your password'), 'wrong');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
        'This is not your password.',
      ),
    );
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  test('turned off, it says so and offers to be turned on', async () => {
    let status: object = on;
    const { user } = renderScreen(
      <TwoFactorPanel />,
      answering(on, {
        GetTwoFactor: () => ({ twoFactor: status }),
        TurnOffTwoFactor: () => {
          status = off;
          return { turnOffTwoFactor: true };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Turn two-factor off' }));
    await pasteInto(user, screen.getByLabelText('Your password'), 'a long pass phrase');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Turn two-factor on' })).toBeInTheDocument();
  });

  test('what the company requires can not be turned off', async () => {
    renderScreen(<TwoFactorPanel />, answering({ ...on, isRequired: true }));
    expect(await screen.findByText(/so it stays on/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn two-factor off' })).not.toBeInTheDocument();
  });

  test('few recovery codes are pointed out', async () => {
    renderScreen(<TwoFactorPanel />, answering({ ...on, recoveryCodesLeft: 1 }));
    expect(await screen.findByText('Few recovery codes are left')).toBeInTheDocument();
    expect(screen.getByText(/You have one recovery code left/)).toBeInTheDocument();
  });

  test('a server that is away can be asked again', async () => {
    let tries = 0;
    const { user } = renderScreen(<TwoFactorPanel />, {
      GetTwoFactor: () => {
        tries += 1;
        if (tries === 1) throw { code: 'UNAVAILABLE' };
        return { twoFactor: off };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Turn two-factor on' })).toBeInTheDocument();
  });

  afterEach(() => jest.restoreAllMocks());
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:test/1';
    URL.revokeObjectURL = () => {};
  });
});

import type { Answers } from '@/testing/answers';
import { operatorWith } from '@/testing/operator';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import { screen, waitFor, within } from '@testing-library/react';
import { EmailPanel } from './email/EmailPanel';
import type { MyAccountFieldsFragment } from './myProfile.generated';
import { PasswordPanel } from './password/PasswordPanel';
import TwoFactorPanel from './two-factor/TwoFactorPanel';
import { useMyAccount } from './useMyAccount';

const account: MyAccountFieldsFragment = {
  hasPassword: true,
  hasGoogle: false,
  mustSignInAnew: false,
  pendingEmail: null,
};

describe('EmailPanel', () => {
  const pendingEmail = {
    email: 'ada@new.test',
    isOldConfirmed: true,
    isNewConfirmed: false,
    expiresAt: '2026-01-02T10:00:00.000Z',
  };

  function Panel() {
    return (
      <>
        <EmailPanel operator={operatorWith()} own={useMyAccount()} />
        <ToastHost />
      </>
    );
  }

  const shown = (own: Partial<MyAccountFieldsFragment>, answers: Answers = {}) =>
    renderScreen(<Panel />, { GetMyAccount: () => ({ myAccount: { ...account, ...own } }), ...answers });

  test('another address is asked for with the password, and then both are waited for', async () => {
    let pending: typeof pendingEmail | null = null;
    const sent: unknown[] = [];
    const { user } = shown(
      {},
      {
        GetMyAccount: () => ({ myAccount: { ...account, pendingEmail: pending } }),
        RequestEmailChange: (variables) => {
          sent.push(variables);
          pending = { ...pendingEmail, isOldConfirmed: false };
          return { requestEmailChange: { ...account, pendingEmail: pending } };
        },
      },
    );

    await user.click(await screen.findByRole('button', { name: 'Change email address' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change your email address' }));
    await pasteInto(user, dialog.getByLabelText('New email address'), 'ada@new.test');
    await pasteInto(user, dialog.getByLabelText('Your password'), 'correct horse battery');
    await user.click(dialog.getByRole('button', { name: 'Mail the links' }));

    const notice = within(await screen.findByRole('region', { name: 'Waiting to change to ada@new.test' }));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ada@northwind.test: has not agreed yet',
      'ada@new.test: has not agreed yet',
    ]);
    expect(sent).toEqual([{ email: 'ada@new.test', password: 'correct horse battery' }]);
    expect(await screen.findByText('Links mailed to both addresses')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change email address' })).not.toBeInTheDocument();
  });

  test('what the server refuses stands under its field, and what was typed stays', async () => {
    const { user } = shown(
      {},
      {
        RequestEmailChange: () => {
          throw { code: 'BAD_USER_INPUT', fields: { password: 'This is not your password.' } };
        },
      },
    );

    await user.click(await screen.findByRole('button', { name: 'Change email address' }));
    await pasteInto(user, screen.getByLabelText('New email address'), 'ada@new.test');
    await user.type(screen.getByLabelText('Your password'), 'no');
    await user.click(screen.getByRole('button', { name: 'Mail the links' }));

    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('New email address')).toHaveValue('ada@new.test');
  });

  test('who has agreed is shown, and the whole can be taken back', async () => {
    let pending: typeof pendingEmail | null = pendingEmail;
    const { user, asked } = shown(
      {},
      {
        GetMyAccount: () => ({ myAccount: { ...account, pendingEmail: pending } }),
        GetCurrentOperator: () => ({ currentOperator: operatorWith() }),
        CancelEmailChange: () => {
          pending = null;
          return { cancelEmailChange: account };
        },
      },
    );

    expect(await screen.findByText('ada@northwind.test: has agreed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));

    expect(await screen.findByText('Change to ada@new.test taken back')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Change email address' })).toBeInTheDocument();
    expect(asked).toContain('CancelEmailChange');
  });

  test('whoever lost the mails asks again, with the address already typed', async () => {
    const { user } = shown({ pendingEmail });

    await user.click(await screen.findByRole('button', { name: 'Ask again, or for another' }));

    expect(screen.getByLabelText('New email address')).toHaveValue('ada@new.test');
  });

  test('without a password and after a while, signing in again comes first', async () => {
    shown({ hasPassword: false, hasGoogle: true, mustSignInAnew: true });

    expect(
      await screen.findByRole('region', { name: 'Sign in with Google again first' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Change email address' })).not.toBeInTheDocument(),
    );
  });
});

describe('PasswordPanel', () => {
  function Panel() {
    return (
      <>
        <PasswordPanel operator={operatorWith()} own={useMyAccount()} />
        <ToastHost />
      </>
    );
  }

  const shown = (own: Partial<MyAccountFieldsFragment> = {}, answers: Answers = {}) =>
    renderScreen(<Panel />, { GetMyAccount: () => ({ myAccount: { ...account, ...own } }), ...answers });

  const typed = { current: 'correct horse battery', password: 'a quite different one' };

  test('a password is changed with the current one, and both fields are empty again', async () => {
    const sent: unknown[] = [];
    const { user } = shown(
      {},
      {
        ChangePassword: (variables) => {
          sent.push(variables);
          return { changePassword: true };
        },
      },
    );

    await pasteInto(user, await screen.findByLabelText('Current password'), typed.current);
    await pasteInto(user, screen.getByLabelText('New password'), typed.password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Password changed, all other sessions signed out')).toBeInTheDocument();
    expect(sent).toEqual([typed]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  test('a wrong current password is said under its field, and what was typed stays', async () => {
    const { user } = shown(
      {},
      {
        ChangePassword: () => {
          throw { code: 'BAD_USER_INPUT', fields: { current: 'This is not your password.' } };
        },
      },
    );

    await pasteInto(user, await screen.findByLabelText('Current password'), 'not this one');
    await pasteInto(user, screen.getByLabelText('New password'), typed.password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue(typed.password);
  });

  test('a short one is refused before anything is sent', async () => {
    const { user, asked } = shown();

    await pasteInto(user, await screen.findByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Use at least 10 characters.')).toBeInTheDocument();
    expect(screen.getByText('Type your current password.')).toBeInTheDocument();
    expect(asked).toEqual(['GetMyAccount']);
  });

  test('whoever signs in with Google alone chooses a first one, and is asked for it from then on', async () => {
    let hasPassword = false;
    const sent: unknown[] = [];
    const { user } = shown(
      {},
      {
        GetMyAccount: () => ({ myAccount: { ...account, hasPassword, hasGoogle: true } }),
        ChangePassword: (variables) => {
          sent.push(variables);
          hasPassword = true;
          return { changePassword: true };
        },
      },
    );

    await pasteInto(user, await screen.findByLabelText('New password'), typed.password);
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose password' }));

    expect(await screen.findByLabelText('Current password')).toBeInTheDocument();
    expect(sent).toEqual([{ current: null, password: typed.password }]);
  });

  test('without a password and after a while, signing in again comes first', async () => {
    shown({ hasPassword: false, hasGoogle: true, mustSignInAnew: true });

    expect(
      await screen.findByRole('region', { name: 'Sign in with Google again first' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText('New password')).not.toBeInTheDocument());
  });
});

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

export const cancel = 'Cancel';

export const recoveryCodesForLiveryEach = (codes: string) =>
  `Recovery codes for Livery. Each signs you in once, in place of a code of your app.\n\n${codes}\n`;
export const eachOfTheseCodesSignsYou =
  'Each of these codes signs you in once if you lose your app. Keep them where you find them without your phone, such as your password manager or on paper. They are not shown again.';
export const recoveryCodes = 'Recovery codes';
export const copyThem = 'Copy them';
export const downloadThem = 'Download them';
export const iHaveKeptThem = 'I have kept them';
export const done = 'Done';

export const typeYourPassword = 'Type your password.';

export const fromThenOnSigningInAsks =
  'From then on, signing in asks for a code of an authenticator app as well: 1Password, Google Authenticator, Microsoft Authenticator or any other. Your other devices are signed out.';
export const yourPassword = 'Your password';
export const goOn = 'Go on';

export const enterTheSixDigits = 'Enter the six digits that your app shows.';
export const scanThisWithYourAuthenticator =
  'Scan this with your authenticator app, or type the secret into it.';
export const qrCodeForYourAuthenticatorApp = 'QR code for your authenticator app';
export const code = 'Code';
export const theSixDigitsThatYourApp = 'The six digits that your app shows for Livery.';
export const turnOn = 'Turn on';
export const secret = 'Secret';
export const copyTheSecret = 'Copy the secret';

export const requiresTwoFactorSigningInAsks = (company: string) =>
  `${company} requires two-factor: signing in asks for a code of an authenticator app as well. Set it up to go on.`;
export const yourCompany = 'Your company';
export const yourRecoveryCodes = 'Your recovery codes';
export const setUpTwoFactor = 'Set up two-factor';
export const livery = 'Livery';
export const signOut = 'Sign out';
export const setTwoFactorUp = 'set two-factor up';
export const thisCouldNotBeStarted = 'This could not be started';
export const start = 'Start';

export const enterACodeOfYourApp = 'Enter a code of your app, or a recovery code.';
export const fromYourAuthenticatorApp = 'From your authenticator app, or a recovery code.';

export const recoveryCodesRenewed = 'Recovery codes renewed';
export const yourNewRecoveryCodes = 'Your new recovery codes';
export const makeNewRecoveryCodes = 'Make new recovery codes';
export const youGetTenNewCodesThose =
  'You get ten new codes. Those from before stop working at once, and this can not be undone.';
export const makeNewCodes = 'Make new codes';

export const twoFactorTurnedOn = 'Two-factor turned on';
export const turnTwoFactorOn = 'Turn two-factor on';

export const twoFactorTurnedOff = 'Two-factor turned off';
export const turnTwoFactorOff = 'Turn two-factor off';
export const signingInNoLongerAsks =
  'Signing in no longer asks for a code then. Your app’s entry and your recovery codes stop working; you can set up two-factor again at any time.';
export const turnOff = 'Turn off';

export const twoFactor = 'Two-factor';
export const on = 'On';
export const off = 'Off';
export const aPasswordCanBeGuessed = (isRequired: boolean) => (
  <>
    A password can be guessed or stolen. With two-factor, signing in asks for a code of an app on your phone
    as well.
    {isRequired && ' Your company requires it.'}
  </>
);
export const signingInAsksForACode = (date: null | string, codesLeft: string, isRequired: boolean) => (
  <>
    Signing in asks for a code of your authenticator app
    {date}. {codesLeft}
    {isRequired && ' Your company requires two-factor, so it stays on.'}
  </>
);
export const since = (date: string) => `, since ${date}`;
export const makeNewOnesBeforeYouNeed = 'Make new ones before you need them.';
export const fewRecoveryCodesAreLeft = 'Few recovery codes are left';
export const youHaveNoRecoveryCodesLeft = 'You have no recovery codes left.';
export const youHaveOneRecoveryCodeLeft = 'You have one recovery code left.';
export const youHaveRecoveryCodesLeft = (left: number) => `You have ${left} recovery codes left.`;

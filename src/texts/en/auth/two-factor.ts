export const openYourAuthenticatorApp =
  'Open your authenticator app and enter the six digits that it shows for Livery.';
export const code = 'Code';
export const enterTheSixDigits = 'Enter the six digits that your app shows.';
export const useARecoveryCodeInstead = 'Use a recovery code instead';
export const enterOneOfTheRecoveryCodes =
  'Enter one of the recovery codes that you kept when you turned two-factor on. Each works once.';
export const recoveryCode = 'Recovery code';
export const enterOneOfYourRecoveryCodes = 'Enter one of your recovery codes.';
export const useTheAuthenticatorAppInstead = 'Use the authenticator app instead';

export const enterYourCode = 'Enter your code';
export const signIn = 'Sign in';
export const backToSign = 'Back to sign in';

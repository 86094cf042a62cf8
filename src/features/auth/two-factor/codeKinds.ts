import * as texts from '@/texts/auth/two-factor';

export const codeKinds = {
  app: {
    intro: texts.openYourAuthenticatorApp,
    label: texts.code,
    empty: texts.enterTheSixDigits,
    other: texts.useARecoveryCodeInstead,
    input: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  recovery: {
    intro: texts.enterOneOfTheRecoveryCodes,
    label: texts.recoveryCode,
    empty: texts.enterOneOfYourRecoveryCodes,
    other: texts.useTheAuthenticatorAppInstead,
    input: { autoComplete: 'off', inputMode: 'text' },
  },
} as const;

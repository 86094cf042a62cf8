import * as texts from '@/texts/auth/two-factor';

/** The two kinds of code that the second step takes. */
export const kinds = {
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

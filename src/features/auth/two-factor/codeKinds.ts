/** The two kinds of code that the second step takes. */
export const kinds = {
  app: {
    intro: 'Open your authenticator app and enter the six digits that it shows for Livery.',
    label: 'Code',
    empty: 'Enter the six digits that your app shows.',
    other: 'Use a recovery code instead',
    input: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  recovery: {
    intro: 'Enter one of the recovery codes that you kept when you turned two-factor on. Each works once.',
    label: 'Recovery code',
    empty: 'Enter one of your recovery codes.',
    other: 'Use the authenticator app instead',
    input: { autoComplete: 'off', inputMode: 'text' },
  },
} as const;

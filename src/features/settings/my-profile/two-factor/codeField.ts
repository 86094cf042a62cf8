import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';

/** Requires a code, with `missing` as the error message. The server validates the code. */
export const codeField = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

export const passwordField = (isRequired: boolean) =>
  isRequired ? z.string().check(z.minLength(1, t`Enter your password.`)) : z.string();

/** Input props for a code from an authenticator app. */
export const appCodeProps = {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  spellCheck: false,
} as const;

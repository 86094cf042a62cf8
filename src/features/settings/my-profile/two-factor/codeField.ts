import * as z from 'zod/mini';
import * as texts from '@/texts/settings/my-profile/two-factor';

/** Anything typed: what is a code, the server says. */
export const codeField = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

export const passwordField = (isAsked: boolean) =>
  isAsked ? z.string().check(z.minLength(1, texts.typeYourPassword)) : z.string();

/** For the input of a code that an authenticator app shows. */
export const appCodeProps = {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  spellCheck: false,
} as const;

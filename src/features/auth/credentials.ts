import * as z from 'zod/mini';
import { emailCheck } from '@/lib/emailAddress';
import * as texts from '@/texts/auth';

export const emailField = z.string().check(z.trim(), emailCheck(texts.enterAnEmailAddressLikeName));

export const nameField = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(100, texts.useAtMost100Characters));

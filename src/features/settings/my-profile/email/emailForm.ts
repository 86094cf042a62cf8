import * as z from 'zod/mini';
import * as texts from '@/texts/settings/my-profile/email';

/** Requires an address, and the password if the operator has one. The server validates both. */
export const emailForm = (hasPassword: boolean) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, texts.typeTheNewEmailAddress)),
    password: hasPassword ? z.string().check(z.minLength(1, texts.typeYourPassword)) : z.string(),
  });

export type EmailValues = z.infer<ReturnType<typeof emailForm>>;

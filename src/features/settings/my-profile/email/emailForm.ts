import * as z from 'zod/mini';

/** Whether it is an address the server says. */
export const emailForm = (hasPassword: boolean) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, 'Type the new e-mail address.')),
    password: hasPassword ? z.string().check(z.minLength(1, 'Type your password.')) : z.string(),
  });

export type EmailValues = z.infer<ReturnType<typeof emailForm>>;

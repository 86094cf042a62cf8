import * as z from 'zod';
import { emailAddress } from '../../lib/emailAddress';
import { plainLine } from '../../lib/plainText';
import { newPassword } from '../auth/passwords';

export const inviteOperatorInput = z.object({
  email: emailAddress,
  role: z.enum(['Admin', 'Staff', 'ClientManagement']),
});

export const acceptInvitationInput = z
  .object({
    name: plainLine('your name', 1, 100),
    password: newPassword.nullish(),
    googleToken: z.string().nullish(),
  })
  .refine(({ password, googleToken }) => Boolean(password) !== Boolean(googleToken), {
    path: ['password'],
    message: 'Choose a password, or continue with Google.',
  });

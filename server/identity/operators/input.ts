import * as z from 'zod';
import { roles } from '../../../contract/enums';
import { maxInvitations } from '../../../contract/team';
import { emailAddress } from '../../lib/emailAddress';
import { personName } from '../../lib/input';
import { newPassword } from '../passwords/passwords';

export const inviteOperatorsInput = z.object({
  emails: z
    .array(emailAddress)
    .min(1, 'Enter at least one email address.')
    .max(maxInvitations, `Invite at most ${maxInvitations} people at once.`),
  role: z.enum(roles),
});

export const acceptInvitationInput = z
  .object({
    name: personName('your name'),
    password: z.nullish(newPassword),
    googleToken: z.string().nullish(),
  })
  .refine(({ password, googleToken }) => Boolean(password) !== Boolean(googleToken), {
    path: ['password'],
    message: 'Choose a password, or continue with Google.',
  });

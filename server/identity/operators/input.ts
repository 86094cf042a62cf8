import * as z from 'zod';
import { roles } from '../../../contract/enums';
import { maxInvitations } from '../../../contract/team';
import { emailAddress } from '../../lib/emailAddress';
import { personName } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import { newPassword } from '../passwords/passwords';

export const inviteOperatorsInput = z.object({
  emails: z
    .array(emailAddress)
    .min(1, { error: () => t('Enter at least one email address.') })
    .max(maxInvitations, { error: () => t('Invite at most {max} people at once.', { max: maxInvitations }) }),
  role: z.enum(roles),
});

export const acceptInvitationInput = z
  .object({
    name: personName,
    password: z.nullish(newPassword),
    googleToken: z.string().nullish(),
  })
  .refine(({ password, googleToken }) => Boolean(password) !== Boolean(googleToken), {
    path: ['password'],
    error: () => t('Choose a password or continue with Google.'),
  });

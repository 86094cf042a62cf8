import * as z from 'zod/mini';
import { newPasswordField } from '@/ui/password/newPasswordField';
import { nameField } from '../credentials';

export const acceptInvitationForm = z.object({
  name: nameField('Enter your name.'),
  password: newPasswordField,
});

export type AcceptInvitationValues = z.infer<typeof acceptInvitationForm>;

import * as z from 'zod/mini';
import { nameField, newPasswordField } from '../credentials';

export const acceptInvitationForm = z.object({
  name: nameField('Enter your name.'),
  password: newPasswordField,
});

export type AcceptInvitationValues = z.infer<typeof acceptInvitationForm>;

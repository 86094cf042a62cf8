import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Permission, Role } from '@contract/enums';
import { nameLimits } from '@contract/team';
import { line } from '@contract/text';
import { fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import type { GetInvitationQuery } from '@/api/types';
import { storeAcceptedInvitation } from '@/lib/acceptedInvitation';
import { textMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/auth/invitation';
import { roleNames } from '@/texts/state';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { newPasswordField, PasswordMeter } from '@/ui/password/PasswordMeter';
import { TextField } from '@/ui/TextField';
import { AuthLayout } from '../AuthLayout';
import { GoogleButton } from '../google/GoogleButton';
import { useStoreSession } from '../useStoreSession';
import { DeclineInvitation } from './DeclineInvitation';
import { useAcceptInvitationMutation } from './invitationApi';

interface InvitedRoleProps {
  role: Role;
  permissions: readonly Permission[];
}

const permissionLabels: Record<Permission, string> = {
  MANAGE_DASHBOARD: texts.seeHowTheBusinessIsDoing,
  MANAGE_CLIENT_MANAGEMENT: texts.addChangeImportDeactivate,
  MANAGE_PAYMENTS: texts.seePaymentsThatCame,
  MANAGE_WHITE_LABELLED_CUSTOMER: texts.changeTheBrandThePlans,
  MANAGE_SETTINGS: texts.changeTheBillingCard,
};

// Only the Admin role grants this access. No permission does.
const adminLabel = texts.changeTheTeamWhatEachRole;

function InvitedRole({ role, permissions }: InvitedRoleProps) {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography>{texts.yourRoleYouWillBeAble(<strong>{roleNames[role]}</strong>)}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
        {permissions.map((permission) => (
          <li key={permission}>{permissionLabels[permission]}</li>
        ))}
        {role === 'Admin' && <li>{adminLabel}</li>}
        <li>{texts.lookAtStartUpPacks}</li>
      </Box>
    </Box>
  );
}

const acceptInvitationForm = z.object({
  name: line(nameLimits, textMessages(texts.enterYourName)),
  password: newPasswordField,
});

type AcceptInvitationValues = z.infer<typeof acceptInvitationForm>;

interface AcceptInvitationProps {
  token: string;
  invitation: GetInvitationQuery['invitation'];
  onDeclined: () => void;
}

export function AcceptInvitation({ token, invitation, onDeclined }: AcceptInvitationProps) {
  const form = useForm<AcceptInvitationValues>({
    resolver: zodResolver(acceptInvitationForm),
    defaultValues: { name: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const [accept] = useAcceptInvitationMutation();
  const storeSession = useStoreSession();

  async function join(input: { name: string; password?: string; googleToken?: string }) {
    const result = await accept({ input: { token, ...input } });
    if (result.data) {
      storeAcceptedInvitation(token);
      return storeSession(result.data.acceptInvitation);
    }
    const googleError = fieldErrors(result.error).googleToken;
    if (googleError) form.setError('root', { message: googleError });
    else showServerErrors(form, result.error);
  }

  async function joinWithGoogle(googleToken: string) {
    if (await form.trigger('name', { shouldFocus: true })) {
      await join({ name: form.getValues('name').trim(), googleToken });
    }
  }

  return (
    <AuthLayout title={texts.join(invitation.companyName)} intro={texts.youAreInvited(invitation.email)}>
      <InvitedRole role={invitation.role} permissions={invitation.permissions} />
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(join)}>
        <FormError message={errors.root?.message} />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          value={invitation.email}
          hint={texts.theInvitationIsForThisAddress}
          readOnly
        />
        <TextField
          label={texts.yourName}
          autoComplete="name"
          autoFocus
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={texts.password}
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordMeter password={password} personalWords={[invitation.email, invitation.companyName]} />
        <Button type="submit" fullWidth isLoading={isSubmitting}>
          {texts.join(invitation.companyName)}
        </Button>
      </Stack>
      <GoogleButton purpose="continue_with" onToken={joinWithGoogle} />
      <DeclineInvitation token={token} companyName={invitation.companyName} onDeclined={onDeclined} />
    </AuthLayout>
  );
}

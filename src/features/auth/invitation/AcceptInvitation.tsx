import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { newPasswordField, PasswordMeter } from '@/ui/password/PasswordMeter';
import { roleNames } from '@/ui/roleNames';
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

const permissionLabels: Readonly<Record<Permission, MessageDescriptor>> = {
  MANAGE_DASHBOARD: msg`View analytics`,
  MANAGE_CLIENT_MANAGEMENT: msg`View, add, edit, import and deactivate clients`,
  MANAGE_PAYMENTS: msg`View payments, and refund and retry client payments`,
  MANAGE_WHITE_LABELLED_CUSTOMER: msg`Manage branding, plans, domains, legal pages and guides, deploy changes, and install start-up packs`,
  MANAGE_SETTINGS: msg`Manage the billing card and company profile, retry payments to Livery, and view users`,
};

function InvitedRole({ role, permissions }: InvitedRoleProps) {
  const { t } = useLingui();
  const roleName = t(roleNames[role]);
  return (
    <Box sx={{ mb: 3 }}>
      <Typography>
        <Trans>
          Your role: <strong>{roleName}</strong>. You can:
        </Trans>
      </Typography>
      <Box component="ul" sx={{ my: 0.5, paddingInlineStart: 3 }}>
        {permissions.map((permission) => (
          <li key={permission}>{t(permissionLabels[permission])}</li>
        ))}
        {/* Only the Admin role grants this access. No permission does. */}
        {role === 'Admin' && <li>{t`Manage users and permissions, and view the audit log`}</li>}
        <li>{t`View start-up packs and use marketing templates`}</li>
      </Box>
    </Box>
  );
}

/** Returns the schema of the form, with messages in the current language. */
const acceptInvitationForm = () =>
  z.object({
    name: line(nameLimits, textMessages(t`Enter your name.`)),
    password: newPasswordField(),
  });

type AcceptInvitationValues = z.infer<ReturnType<typeof acceptInvitationForm>>;

interface AcceptInvitationProps {
  token: string;
  invitation: GetInvitationQuery['invitation'];
  onDeclined: () => void;
}

export function AcceptInvitation({ token, invitation, onDeclined }: AcceptInvitationProps) {
  const { t } = useLingui();
  const form = useForm<AcceptInvitationValues>({
    resolver: zodResolver(acceptInvitationForm()),
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
    <AuthLayout
      title={t`Join ${{ companyName: invitation.companyName }}`}
      intro={t`You’re invited as ${{ email: invitation.email }}.`}
    >
      <InvitedRole role={invitation.role} permissions={invitation.permissions} />
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(join)}>
        <FormError message={errors.root?.message} />
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="username"
          value={invitation.email}
          hint={t`You can’t change this address.`}
          readOnly
        />
        <TextField
          label={t`Your name`}
          autoComplete="name"
          autoFocus
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={t`Password`}
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordMeter password={password} personalWords={[invitation.email, invitation.companyName]} />
        <Button type="submit" fullWidth isLoading={isSubmitting}>
          {t`Join ${{ companyName: invitation.companyName }}`}
        </Button>
      </Stack>
      <GoogleButton purpose="continue_with" onToken={joinWithGoogle} />
      <DeclineInvitation token={token} companyName={invitation.companyName} onDeclined={onDeclined} />
    </AuthLayout>
  );
}

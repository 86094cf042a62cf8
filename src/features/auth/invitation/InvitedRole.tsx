import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Permission, Role } from '@/api/schema.generated';
import { roleNames } from '@/state/roleNames';
import * as texts from '@/texts/auth/invitation';

interface InvitedRoleProps {
  role: Role;
  permissions: readonly Permission[];
}

const opens: Record<Permission, string> = {
  MANAGE_DASHBOARD: texts.seeHowTheBusinessIsDoing,
  MANAGE_CLIENT_MANAGEMENT: texts.addChangeImportDeactivate,
  MANAGE_PAYMENTS: texts.seePaymentsThatCame,
  MANAGE_WHITE_LABELLED_CUSTOMER: texts.changeTheBrandThePlans,
  MANAGE_SETTINGS: texts.changeTheBillingCard,
};

// Which no permission opens.
const byAdmins = texts.changeTheTeamWhatEachRole;

/** What somebody will be able to do, in plain words, before they join. */
export function InvitedRole({ role, permissions }: InvitedRoleProps) {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography>{texts.yourRoleYouWillBeAble(<strong>{roleNames[role]}</strong>)}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
        {permissions.map((permission) => (
          <li key={permission}>{opens[permission]}</li>
        ))}
        {role === 'Admin' && <li>{byAdmins}</li>}
        <li>{texts.lookAtStartUpPacks}</li>
      </Box>
    </Box>
  );
}

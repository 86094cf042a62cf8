import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Permission, Role } from '@contract/enums';
import { roleNames } from '@/state/roleNames';
import * as texts from '@/texts/auth/invitation';

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

export function InvitedRole({ role, permissions }: InvitedRoleProps) {
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

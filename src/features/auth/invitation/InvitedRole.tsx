import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Permission, Role } from '@/api/schema.generated';
import { roleNames } from '@/state/roleNames';

interface InvitedRoleProps {
  role: Role;
  permissions: readonly Permission[];
}

const opens: Record<Permission, string> = {
  MANAGE_DASHBOARD: 'see how the business is doing',
  MANAGE_CLIENT_MANAGEMENT: 'add, change, import, deactivate and look up clients',
  MANAGE_PAYMENTS: 'see payments that came in and went out, refund and retry those of clients',
  MANAGE_WHITE_LABELLED_CUSTOMER:
    'change the brand, the plans, the domain and what clients read, publish it, and install start-up packs',
  MANAGE_SETTINGS:
    'change the billing card and the company’s details, retry payments to Livery, and see who is in the team',
};

// Which no permission opens.
const byAdmins = 'change the team, what each role opens, and read the record';

/** What somebody will be able to do, in plain words, before they join. */
export function InvitedRole({ role, permissions }: InvitedRoleProps) {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography>
        Your role: <strong>{roleNames[role]}</strong>. You will be able to
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
        {permissions.map((permission) => (
          <li key={permission}>{opens[permission]}</li>
        ))}
        {role === 'Admin' && <li>{byAdmins}</li>}
        <li>look at start-up packs, and use marketing templates</li>
      </Box>
    </Box>
  );
}

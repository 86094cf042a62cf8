import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { permissions as allPermissions } from '@contract/enums';
import type { Operator } from '@/state/operator';
import * as texts from '@/texts/settings/my-profile/rights';
import { roleNames } from '@/texts/state';
import { Panel } from '@/ui/Panel';
import { permissionNames } from '../../permissionNames';

/** Shows the operator's role and permissions, which only Admins can change. */
export function RolePanel({ operator }: { operator: Operator }) {
  const { role, whiteLabelledCustomer } = operator;
  const granted = allPermissions.filter((permission) => operator.permissions.includes(permission));

  return (
    <Panel title={texts.yourRole}>
      <Stack spacing={1.5}>
        <Typography>{texts.at(<b>{roleNames[role]}</b>, whiteLabelledCustomer.name)}</Typography>
        {granted.length > 0 && (
          <Box
            component="ul"
            aria-label={texts.whatYourRoleOpens}
            sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}
          >
            {granted.map((permission) => (
              <li key={permission}>
                {permissionNames[permission].name}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {permissionNames[permission].description}
                </Typography>
              </li>
            ))}
          </Box>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {role === 'Admin' ? texts.anAdminMayDoEverythingAnother : texts.ifYouNeedMoreAsk}
        </Typography>
      </Stack>
    </Panel>
  );
}

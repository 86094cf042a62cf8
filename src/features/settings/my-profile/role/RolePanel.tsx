import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { permissions as allPermissions } from '@contract/enums';
import type { Operator } from '@/state/operator';
import { Panel } from '@/ui/Panel';
import { roleNames } from '@/ui/roleNames';
import { permissionNames } from '../../permissionNames';

/** Shows the operator's role and permissions, which only Admins can change. */
export function RolePanel({ operator }: { operator: Operator }) {
  const { t } = useLingui();
  const { role } = operator;
  const { name: companyName } = operator.whiteLabelledCustomer;
  const roleName = t(roleNames[role]);
  const granted = allPermissions.filter((permission) => operator.permissions.includes(permission));

  return (
    <Panel title={t`Your role`}>
      <Stack spacing={1.5}>
        <Typography>
          <Trans>
            <b>{roleName}</b> at {companyName}
          </Trans>
        </Typography>
        {granted.length > 0 && (
          <Box
            component="ul"
            aria-label={t`Your permissions`}
            sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}
          >
            {granted.map((permission) => (
              <li key={permission}>
                {t(permissionNames[permission].name)}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(permissionNames[permission].description)}
                </Typography>
              </li>
            ))}
          </Box>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {role === 'Admin'
            ? t`Admins have access to everything. Another Admin can change your role.`
            : t`For more access, ask an Admin.`}
        </Typography>
      </Stack>
    </Panel>
  );
}

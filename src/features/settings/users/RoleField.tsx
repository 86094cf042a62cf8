import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { type Permission, type Role, roles } from '@contract/enums';
import { formatList } from '@/lib/format';
import { roleNames } from '@/ui/roleNames';
import { RadioCard } from '@/ui/RadioCard';
import { permissionNames } from '../permissionNames';
import { useGetRolesQuery } from '../roles/rolesApi';

interface RoleFieldProps {
  value: Role;
  onChange: (role: Role) => void;
}

function permissionsText(permissions: readonly Permission[]): string {
  if (permissions.length === 0) return t`Access to add-ons only.`;
  const names = permissions.map((permission) => i18n._(permissionNames[permission].name));
  return t`Access to ${{ permissions: formatList(names) }}.`;
}

/** Shows radio buttons for the roles, each with its permissions in this company. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const { t } = useLingui();
  const name = useId();
  const { data } = useGetRolesQuery();
  const permissionsOf = (role: Role) => data?.roles.find((candidate) => candidate.role === role)?.permissions;

  const describeRole = (role: Role) => {
    if (role === 'Admin') return t`Access to everything, including managing users and permissions.`;
    const permissions = permissionsOf(role);
    return permissions && permissionsText(permissions);
  };

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'subtitle2', color: 'text.primary' }}>
        {t`Role`}
      </Box>
      <Stack spacing={1}>
        {roles.map((role) => (
          <RadioCard
            key={role}
            name={name}
            label={t(roleNames[role])}
            isChosen={role === value}
            onChoose={() => onChange(role)}
          >
            {describeRole(role)}
          </RadioCard>
        ))}
      </Stack>
    </Box>
  );
}

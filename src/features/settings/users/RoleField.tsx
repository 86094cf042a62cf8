import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { type Permission, type Role, roles } from '@contract/enums';
import { formatList } from '@/lib/format';
import * as texts from '@/texts/settings/users';
import { roleNames } from '@/texts/state';
import { RadioCard } from '@/ui/RadioCard';
import { permissionNames } from '../permissionNames';
import { useGetRolesQuery } from '../roles/rolesApi';

interface RoleFieldProps {
  value: Role;
  onChange: (role: Role) => void;
}

const permissionsText = (permissions: readonly Permission[]): string =>
  permissions.length === 0
    ? texts.opensNothingButTheAddOns
    : texts.opens(formatList(permissions.map((permission) => permissionNames[permission].name)));

/** Shows radio buttons for the roles, each with its permissions in this company. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const name = useId();
  const { data } = useGetRolesQuery();
  const permissionsOf = (role: Role) => data?.roles.find((candidate) => candidate.role === role)?.permissions;

  const describeRole = (role: Role) => {
    if (role === 'Admin') return texts.opensEverythingAndChanges;
    const permissions = permissionsOf(role);
    return permissions && permissionsText(permissions);
  };

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'subtitle2', color: 'text.primary' }}>
        {texts.role}
      </Box>
      <Stack spacing={1}>
        {roles.map((role) => (
          <RadioCard
            key={role}
            name={name}
            label={roleNames[role]}
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

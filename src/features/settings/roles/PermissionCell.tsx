import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import type { Permission } from '@contract/enums';
import { roleNames } from '@/state/roleNames';
import { Checkbox } from '@/ui/Checkbox';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/settings/roles';
import { permissionNames } from '../permissionNames';
import type { RoleWithDraft } from './roleDrafts';

interface PermissionCellProps {
  row: RoleWithDraft;
  permission: Permission;
  /** Undefined for operators who cannot change roles. */
  onToggle: ((row: RoleWithDraft, permission: Permission) => void) | undefined;
}

export function PermissionCell({ row, permission, onToggle }: PermissionCellProps) {
  const isOn = row.checked.includes(permission);
  const isChanged = isOn !== row.permissions.includes(permission);
  return (
    <TableCell sx={isChanged ? ({ palette }) => ({ bgcolor: palette.tones.amber.soft }) : undefined}>
      {onToggle ? (
        <Checkbox
          label={`${roleNames[row.role]}: ${permissionNames[permission].name}`}
          isOn={isOn}
          isDisabled={row.isFixed}
          onChange={() => onToggle(row, permission)}
        />
      ) : (
        <PermissionIcon isGranted={isOn} />
      )}
      {isChanged && (
        <Box component="span" sx={visuallyHidden}>
          {texts.notSaved}
        </Box>
      )}
    </TableCell>
  );
}

const PermissionIcon = ({ isGranted }: { isGranted: boolean }) =>
  isGranted ? (
    <CheckIcon color="success" titleAccess={texts.yes} />
  ) : (
    <RemoveIcon color="disabled" titleAccess={texts.no} />
  );

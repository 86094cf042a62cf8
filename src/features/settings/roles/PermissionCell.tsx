import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import type { Permission } from '@/state/operator';
import { roleNames } from '@/state/roleNames';
import { TickBox } from '@/ui/TickBox';
import { unseen } from '@/ui/unseen';
import * as texts from '@/texts/settings/roles';
import { permissionNames } from '../permissionNames';
import type { RoleOnScreen } from './roleDrafts';

interface PermissionCellProps {
  row: RoleOnScreen;
  permission: Permission;
  /** Undefined for whoever may only read. */
  onToggle: ((row: RoleOnScreen, permission: Permission) => void) | undefined;
}

export function PermissionCell({ row, permission, onToggle }: PermissionCellProps) {
  const isOn = row.ticks.includes(permission);
  const isChanged = isOn !== row.permissions.includes(permission);
  return (
    <TableCell sx={isChanged ? ({ palette }) => ({ bgcolor: palette.tones.amber.soft }) : undefined}>
      {onToggle ? (
        <TickBox
          label={`${roleNames[row.role]}: ${permissionNames[permission].name}`}
          isOn={isOn}
          isDisabled={row.isFixed}
          onChange={() => onToggle(row, permission)}
        />
      ) : (
        <Verdict isHeld={isOn} />
      )}
      {isChanged && (
        <Box component="span" sx={unseen}>
          {texts.notSaved}
        </Box>
      )}
    </TableCell>
  );
}

const Verdict = ({ isHeld }: { isHeld: boolean }) =>
  isHeld ? (
    <CheckIcon color="success" titleAccess={texts.yes} />
  ) : (
    <RemoveIcon color="disabled" titleAccess={texts.no} />
  );

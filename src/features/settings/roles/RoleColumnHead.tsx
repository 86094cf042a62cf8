import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { roleNames } from '@/state/roleNames';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/settings/roles';
import type { RoleOnScreen } from './roleDrafts';

interface RoleColumnHeadProps {
  row: RoleOnScreen;
  /** Undefined where nobody may look through this role. */
  onPreview: (() => void) | undefined;
}

export function RoleColumnHead({ row: { role, operatorCount }, onPreview }: RoleColumnHeadProps) {
  return (
    <TableCell sx={{ minWidth: 116, verticalAlign: 'top' }}>
      <Typography variant="subtitle2" component="span" sx={{ display: 'block', color: 'text.primary' }}>
        {roleNames[role]}
      </Typography>
      <Link to={`${paths.users}?role=${role}`} aria-label={texts.memberOf(operatorCount, roleNames[role])}>
        {texts.member(operatorCount)}
      </Link>
      {onPreview && (
        <Box sx={{ mt: 0.75 }}>
          <Button size={1} variant="soft" onClick={onPreview} aria-label={texts.previewAs(roleNames[role])}>
            {texts.preview}
          </Button>
        </Box>
      )}
    </TableCell>
  );
}

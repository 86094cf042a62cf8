import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/format';
import { roleNames } from '@/state/roleNames';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
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
      <Link to={`${paths.users}?role=${role}`}>{formatCount(operatorCount, 'member')}</Link>
      {onPreview && (
        <Box sx={{ mt: 0.75 }}>
          <Button size={1} variant="soft" onClick={onPreview} aria-label={`Preview as ${roleNames[role]}`}>
            Preview
          </Button>
        </Box>
      )}
    </TableCell>
  );
}

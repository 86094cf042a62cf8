import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { roleNames } from '@/state/roleNames';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/settings/roles';
import type { RoleWithDraft } from './roleDrafts';

interface RoleColumnHeaderProps {
  row: RoleWithDraft;
  /** Undefined if the role cannot be previewed. */
  onPreview: (() => void) | undefined;
}

export function RoleColumnHeader({ row: { role, operatorCount }, onPreview }: RoleColumnHeaderProps) {
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

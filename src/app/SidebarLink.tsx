import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router';

interface SidebarLinkProps {
  to: string;
  label: string;
  isCurrent: boolean;
}

export function SidebarLink({ to, label, isCurrent }: SidebarLinkProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      sx={({ palette, typography }) => ({
        ...typography.body1,
        width: '100%',
        minHeight: 34,
        justifyContent: 'flex-start',
        px: 1.25,
        borderRadius: 1,
        fontWeight: isCurrent ? 600 : 500,
        color: isCurrent ? palette.tones.primary.text : palette.text.primary,
        bgcolor: isCurrent ? palette.tones.primary.soft : 'transparent',
        '&:hover': { bgcolor: isCurrent ? palette.tones.primary.soft : palette.action.hover },
      })}
    >
      {label}
    </ButtonBase>
  );
}

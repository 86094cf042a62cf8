import { useLingui } from '@lingui/react/macro';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { profileImageUrl } from '@/api/profileImageUrl';
import { selectAccessToken, selectOperator, selectProfilePath } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Avatar } from '@/ui/Avatar';
import { SignOutIcon } from '@/ui/directionalIcons';
import { Ellipsis } from '@/ui/Ellipsis';
import { roleNames } from '@/ui/roleNames';
import { useSignOut } from './useSignOut';

export function UserMenu({ hasNavigation }: { hasNavigation: boolean }) {
  const { t } = useLingui();
  const operator = useAppSelector(selectOperator);
  const accessToken = useAppSelector(selectAccessToken);
  const profilePath = useAppSelector(selectProfilePath);
  const signOut = useSignOut();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!operator) return null;
  const close = () => setAnchor(null);

  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 1.25, p: 0.75, borderRadius: 1, minWidth: 0, '&:hover': { bgcolor: 'action.hover' } }}
      >
        <Avatar name={operator.name} src={profileImageUrl(operator, accessToken)} />
        <Box component="span" sx={{ minWidth: 0, textAlign: 'start', display: 'grid' }}>
          <Typography component="span" variant="subtitle2" sx={{ minWidth: 0 }}>
            <Ellipsis>{operator.name}</Ellipsis>
          </Typography>
          <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary' }}>
            {t(roleNames[operator.role])}
          </Typography>
        </Box>
      </ButtonBase>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {hasNavigation && (
          <MenuItem component={Link} to={profilePath} onClick={close}>
            <SettingsIcon aria-hidden fontSize="small" />
            {t`Settings`}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            signOut();
          }}
        >
          <SignOutIcon aria-hidden fontSize="small" />
          {t`Sign out`}
        </MenuItem>
      </Menu>
    </>
  );
}

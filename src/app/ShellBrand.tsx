import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import { apiBase } from '@/config/env';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Avatar } from '@/ui/Avatar';

/** Shows an image as the favicon and restores the default one on unmount. */
function useFavicon(src: string | null): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !src) return;
    const defaultHref = icon.href;
    icon.href = src;
    return () => {
      icon.href = defaultHref;
    };
  }, [src]);
}

export function ShellBrand() {
  const companyName = useAppSelector(selectCompany)?.name ?? '';
  const { data } = useGetThemeSetupQuery();
  const logoPath = data?.themeSetup?.squareLogoUrl;
  const logo = logoPath ? apiBase + logoPath : null;
  useFavicon(logo);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Avatar name={companyName} src={logo} size={28} />
      <Typography variant="subtitle1" component="span" dir="auto" noWrap>
        {companyName}
      </Typography>
    </Box>
  );
}

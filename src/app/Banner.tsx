import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { selectActiveBanner } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { ActiveBanner } from '@/state/operator';

// Spec 8, to the letter.
const texts: Record<ActiveBanner, string> = {
  SettingUpCustomDomain:
    'We are setting up your custom domain. This may take up to 12 hours. Please refresh to check again.',
  SettingUpSubdomain:
    'We are setting up your product subdomain. This may take up to 10 minutes. Please refresh to check again.',
  SettingUpClientDashboard: 'We are setting up your client dashboard. This may take up to 30 minutes.',
};

export function Banner() {
  const activeBanner = useAppSelector(selectActiveBanner);

  return (
    <Box role="status">
      {activeBanner && (
        <Box
          sx={({ palette }) => ({
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1,
            px: 2.5,
            py: 1.25,
            bgcolor: palette.tones.blue.soft,
            color: palette.tones.blue.text,
            typography: 'body2',
            fontWeight: 500,
          })}
        >
          <InfoIcon aria-hidden sx={{ fontSize: 20 }} />
          {texts[activeBanner]}
        </Box>
      )}
    </Box>
  );
}

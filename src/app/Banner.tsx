import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { ActiveBanner } from '@contract/enums';
import { selectActiveBanner } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as says from '@/texts/app';

// The exact texts of section 8 of the specification.
const bannerTexts: Record<ActiveBanner, string> = {
  SettingUpCustomDomain: says.settingUpCustomDomain,
  SettingUpSubdomain: says.settingUpSubdomain,
  SettingUpClientDashboard: says.settingUpClientDashboard,
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
          {bannerTexts[activeBanner]}
        </Box>
      )}
    </Box>
  );
}

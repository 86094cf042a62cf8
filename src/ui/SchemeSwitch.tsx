import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { chooseScheme, useSchemeChoice } from '@/lib/colorScheme';

const choices = [
  { value: 'light', label: msg({ message: 'Light', context: 'appearance' }), Icon: LightIcon },
  { value: 'dark', label: msg({ message: 'Dark', context: 'appearance' }), Icon: DarkIcon },
  { value: 'system', label: msg({ message: 'System', context: 'appearance' }), Icon: SystemIcon },
] as const;

const frame = {
  display: 'inline-flex',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  p: '2px',
} as const;

export function SchemeSwitch() {
  const { t } = useLingui();
  const chosen = useSchemeChoice();

  return (
    <Box role="group" aria-label={t`Appearance`} sx={frame}>
      {choices.map(({ value, label, Icon }) => (
        <ButtonBase
          key={value}
          aria-label={t(label)}
          aria-pressed={chosen === value}
          title={t(label)}
          onClick={() => chooseScheme(value)}
          sx={{
            width: 28,
            height: 24,
            borderRadius: 0.75,
            color: chosen === value ? 'text.primary' : 'text.secondary',
            bgcolor: chosen === value ? 'action.hover' : 'transparent',
          }}
        >
          <Icon sx={{ fontSize: 16 }} />
        </ButtonBase>
      ))}
    </Box>
  );
}

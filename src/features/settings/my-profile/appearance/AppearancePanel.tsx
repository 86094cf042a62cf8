import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { chooseScheme, useSchemeChoice } from '@/lib/colorScheme';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';

const choices = [
  { value: 'light', label: msg({ message: 'Light', context: 'appearance' }) },
  { value: 'dark', label: msg({ message: 'Dark', context: 'appearance' }) },
  { value: 'system', label: msg({ message: 'System', context: 'appearance' }) },
] as const;

const groupSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', lg: '1fr' },
} as const;

export function AppearancePanel() {
  const { t } = useLingui();
  const id = useId();
  const chosen = useSchemeChoice();

  return (
    <Panel title={t`Appearance`}>
      <Box role="radiogroup" aria-label={t`Theme`} aria-describedby={id} sx={groupSx}>
        {choices.map(({ value, label }) => (
          <RadioCard
            key={value}
            name="scheme"
            label={t(label)}
            isChosen={chosen === value}
            onChoose={() => chooseScheme(value)}
          />
        ))}
      </Box>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t`Applies to this device only.`}
      </Typography>
    </Panel>
  );
}

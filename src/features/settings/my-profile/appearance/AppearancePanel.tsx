import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { chooseScheme, useSchemeChoice } from '@/lib/colorScheme';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import * as texts from '@/texts/settings/my-profile/appearance';

const choices = [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
  { value: 'system', label: texts.asTheSystem },
] as const;

const groupSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', lg: '1fr' },
} as const;

export function AppearancePanel() {
  const id = useId();
  const chosen = useSchemeChoice();

  return (
    <Panel title={texts.appearance}>
      <Box role="radiogroup" aria-label={texts.theme} aria-describedby={id} sx={groupSx}>
        {choices.map(({ value, label }) => (
          <RadioCard
            key={value}
            name="scheme"
            label={label}
            isChosen={chosen === value}
            onChoose={() => chooseScheme(value)}
          />
        ))}
      </Box>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {texts.takesEffectAtOnce}
      </Typography>
    </Panel>
  );
}

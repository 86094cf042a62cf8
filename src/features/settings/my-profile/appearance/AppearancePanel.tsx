import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { chooseScheme, useSchemeChoice } from '@/lib/colourScheme';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
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
    <Panel title="Appearance">
      <Box role="radiogroup" aria-label="Theme" aria-describedby={id} sx={groupSx}>
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
        Takes effect at once, and is kept on this device alone.
      </Typography>
    </Panel>
  );
}

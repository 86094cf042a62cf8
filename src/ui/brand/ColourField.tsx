import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { defaultBrand } from '@/theme/brand';
import { isHexColour } from '@/theme/contrast';
import * as texts from '@/texts/ui/brand';
import { TextField } from '../TextField';
import { completeHex } from './brandForm';

interface ColourFieldProps {
  value: string;
  onChange: (colour: string) => void;
  onBlur: () => void;
  error?: string;
  choices: readonly { name: string; colour: string }[];
}

/** A colour by picker, by its code or by one of the choices. */
export function ColourField({ value, onChange, onBlur, error, choices }: ColourFieldProps) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={texts.pickAColour}
          value={isHexColour(value) ? value.toLowerCase() : defaultBrand.colour}
          onChange={(event) => onChange(event.target.value)}
          sx={pickerSx}
        />
        <TextField
          label={texts.colour}
          name="colour"
          value={value}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            onChange(completeHex(value));
            onBlur();
          }}
          error={error}
        />
      </Stack>
      <Box role="group" aria-label={texts.coloursToStart} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ name, colour }) => (
          <ButtonBase
            key={name}
            aria-label={name}
            title={name}
            aria-pressed={colour === value.toLowerCase()}
            onClick={() => onChange(colour)}
            sx={swatchSx(colour)}
          />
        ))}
      </Box>
    </Stack>
  );
}

const pickerSx = {
  flexShrink: 0,
  width: 38,
  height: 38,
  p: 0.5,
  mt: '26px',
  border: '1px solid',
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
} as const;

const swatchSx = (colour: string) => ({
  width: 32,
  height: 32,
  borderRadius: '50%',
  bgcolor: colour,
  border: '1px solid',
  borderColor: 'divider',
  '&[aria-pressed="true"]': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '2px' },
  // Another one than that of the chosen colour, which can have the focus too.
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '4px' },
});

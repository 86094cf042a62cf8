import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { defaultBrand } from '@/theme/brand';
import { isHexColor } from '@contract/colors';
import * as texts from '@/texts/ui/brand';
import { TextField } from '../TextField';
import { completeHex } from './brandForm';

interface ColorFieldProps {
  value: string;
  onChange: (color: string) => void;
  onBlur: () => void;
  error?: string;
  suggestions: readonly { name: string; color: string }[];
}

/** Selects a color with a picker, by its code or from suggestions. */
export function ColorField({ value, onChange, onBlur, error, suggestions }: ColorFieldProps) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={texts.pickAColour}
          value={isHexColor(value) ? value.toLowerCase() : defaultBrand.colour}
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
        {suggestions.map(({ name, color }) => (
          <ButtonBase
            key={name}
            aria-label={name}
            title={name}
            aria-pressed={color === value.toLowerCase()}
            onClick={() => onChange(color)}
            sx={swatchSx(color)}
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

const swatchSx = (color: string) => ({
  width: 32,
  height: 32,
  borderRadius: '50%',
  bgcolor: color,
  border: '1px solid',
  borderColor: 'divider',
  '&[aria-pressed="true"]': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '2px' },
  // Differs from the outline of the selected color, which can have focus too.
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '4px' },
});

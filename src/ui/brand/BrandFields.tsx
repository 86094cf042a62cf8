import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type ColorScheme, isHexColor, white } from '@contract/colors';
import { formatNumber } from '@/lib/format';
import { loadDominantColors } from '@/lib/imageColors';
import { colorPresets, defaultBrand } from '@/theme/brand';
import { type BrandContrast, rateBrandContrast } from '@/theme/brandContrast';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { completeHex } from './brandForm';
import { type Logo, LogoField } from './logo/LogoField';

interface ContrastFeedbackProps {
  color: string;
  onChange: (color: string) => void;
}

const formatRatio = (ratio: number) => `${formatNumber(Math.floor(ratio * 10) / 10, 1)}:1`;

const ratioTexts: Readonly<Record<ColorScheme, (ratio: string) => string>> = {
  light: (ratio) => t`Contrast on white: ${ratio}.`,
  dark: (ratio) => t`Contrast on dark: ${ratio}.`,
};

function feedbackText({ isEnoughForText, isEnoughForShapes, fill, shade }: BrandContrast): string {
  if (isEnoughForText) return t`Good contrast for text (4.5:1) and buttons (3:1).`;
  if (isEnoughForShapes) {
    return t`Enough for buttons (3:1), too low for text (4.5:1). Text uses the nearest accessible shade, ${shade}.`;
  }
  return t`Too low for buttons (3:1) and text (4.5:1). Buttons use the nearest accessible shade, ${fill}, and text uses ${shade}.`;
}

/**
 * Shows the WCAG contrast of a brand color in each scheme, and the shades that replace it if the contrast is
 * too low.
 */
function ContrastFeedback({ color, onChange }: ContrastFeedbackProps) {
  if (!isHexColor(color)) return null;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <SchemeFeedback
          key={scheme}
          scheme={scheme}
          contrast={rateBrandContrast(color.toLowerCase(), scheme)}
          onChange={onChange}
        />
      ))}
    </Box>
  );
}

interface SchemeFeedbackProps {
  scheme: ColorScheme;
  contrast: BrandContrast;
  onChange: (color: string) => void;
}

function SchemeFeedback({ scheme, contrast, onChange }: SchemeFeedbackProps) {
  const { t } = useLingui();
  const { isEnoughForText, onFill, onFillRatio, shade } = contrast;
  const fillRatio = formatRatio(onFillRatio);
  const buttonFeedback =
    onFill === white
      ? t`Button labels are white (${{ ratio: fillRatio }}).`
      : t`Button labels are black (${{ ratio: fillRatio }}).`;

  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: isEnoughForText ? 'success.main' : 'warning.main' }}>
        {ratioTexts[scheme](formatRatio(contrast.ratio))} {feedbackText(contrast)} {buttonFeedback}
      </Typography>
      {!isEnoughForText && (
        <Button
          size={1}
          variant="soft"
          color="gray"
          startIcon={<Swatch color={shade} />}
          onClick={() => onChange(shade)}
        >
          {t`Use ${shade}`}
        </Button>
      )}
    </Box>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ width: 14, height: 14, borderRadius: '50%', border: '1px solid', borderColor: 'divider' }}
    style={{ backgroundColor: color }}
  />
);

interface ColorSuggestion {
  id: string;
  name: string;
  color: string;
}

interface ColorFieldProps {
  value: string;
  onChange: (color: string) => void;
  onBlur: () => void;
  error?: string;
  suggestions: readonly ColorSuggestion[];
}

/** Selects a color with a picker, by its code or from suggestions. */
function ColorField({ value, onChange, onBlur, error, suggestions }: ColorFieldProps) {
  const { t } = useLingui();
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={t`Pick a color`}
          value={isHexColor(value) ? value.toLowerCase() : defaultBrand.colour}
          onChange={(event) => onChange(event.target.value)}
          sx={pickerSx}
        />
        <TextField
          label={t`Color`}
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
      <Box role="group" aria-label={t`Suggested colors`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {suggestions.map(({ id, name, color }) => (
          <ButtonBase
            key={id}
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

/** Returns the main colors of a logo as suggestions, or an empty list until they are extracted. */
function useLogoColors(src: string | null): ColorSuggestion[] {
  const { t } = useLingui();
  const [extracted, setExtracted] = useState<{ src: string; colors: string[] } | null>(null);

  useEffect(() => {
    let isStale = false;
    if (src) {
      void loadDominantColors(src).then((colors) => {
        if (!isStale) setExtracted({ src, colors });
      });
    }
    return () => {
      isStale = true;
    };
  }, [src]);

  const colors = extracted?.src === src ? extracted.colors : [];
  return colors.map((color, index) => ({
    id: `logo ${index}`,
    name: t`Logo color ${{ index: index + 1 }}`,
    color,
  }));
}

export interface Logos {
  square: Logo;
  full: Logo;
}

interface BrandFieldsProps {
  title: UseFormRegisterReturn & { error?: string };
  colour: { value: string; onChange: (colour: string) => void; onBlur: () => void; error?: string };
  logos: Logos;
  /** Server errors for missing logos. */
  logoErrors?: { square?: string; full?: string };
  /** Shown between the name and the color. */
  children?: ReactNode;
}

export function BrandFields({ title, colour, logos, logoErrors = {}, children }: BrandFieldsProps) {
  const { t } = useLingui();
  const { error, ...titleInput } = title;
  const logoColors = useLogoColors(logos.full.src ?? logos.square.src);
  const presets = colorPresets.map(({ name, color }) => ({ id: color, name: t(name), color }));

  return (
    <Stack spacing={2.5}>
      <TextField
        label={t`Public name`}
        hint={t`Shown in the browser tab and on the sign-in page.`}
        error={error}
        {...titleInput}
      />
      {children}
      <ColorField
        value={colour.value}
        onChange={colour.onChange}
        onBlur={colour.onBlur}
        error={colour.error}
        suggestions={[...logoColors, ...presets]}
      />
      <ContrastFeedback color={colour.value} onChange={colour.onChange} />
      <LogoField kind="square" logo={logos.square} error={logoErrors.square} />
      <LogoField kind="full" logo={logos.full} error={logoErrors.full} />
    </Stack>
  );
}

import { createTheme, type Direction, type Shadows, type Theme } from '@mui/material/styles';
import type { Brand } from './brand';
import { componentStyles } from './componentStyles';
import { makeTones, readableTextOn, type Tone, type ToneName } from './tones';
import type { ColorScheme } from '@contract/colors';
import { fontFamily, radius, softShadows, surfaces } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    tones: Record<ToneName, Tone>;
    outline: string;
  }
  interface PaletteOptions {
    tones: Record<ToneName, Tone>;
    outline: string;
  }
}

const toMuiColor = ({ text }: Tone) => ({
  main: text,
  light: text,
  dark: text,
  contrastText: readableTextOn(text),
});

function buildPalette(brand: Brand, scheme: ColorScheme) {
  const surface = surfaces[scheme];
  const tones = makeTones(brand.colour, scheme);
  return {
    mode: scheme,
    tones,
    outline: surface.outline,
    primary: toMuiColor(tones.primary),
    secondary: toMuiColor(tones.gray),
    success: toMuiColor(tones.green),
    error: toMuiColor(tones.red),
    warning: toMuiColor(tones.amber),
    info: toMuiColor(tones.blue),
    background: { default: surface.page, paper: surface.paper },
    text: { primary: surface.text, secondary: surface.mutedText },
    divider: surface.divider,
    // Text stays readable on this color, which also marks the focused item of a menu.
    action: { hover: surface.hover, focus: surface.hover },
  };
}

// MUI has 25 elevations. This theme has four shadows, and the modal shadow fills the upper 20 levels.
function buildShadows(scheme: ColorScheme): Shadows {
  const [resting, raised, floating, modal] = softShadows(scheme);
  const upperLevels = Array<string>(20).fill(modal);
  return ['none', resting, raised, floating, floating, ...upperLevels] as Shadows;
}

const heading = (fontSize: number, lineHeight: number) => ({
  fontSize: `${fontSize / 16}rem`,
  lineHeight: lineHeight / fontSize,
  fontWeight: 600,
  letterSpacing: '-0.015em',
});

const text = (fontSize: number, lineHeight: number) => ({
  fontSize: `${fontSize / 16}rem`,
  lineHeight: lineHeight / fontSize,
  letterSpacing: 0,
});

export function buildTheme(brand: Brand, scheme: ColorScheme, direction: Direction = 'ltr'): Theme {
  return createTheme({
    direction,
    palette: buildPalette(brand, scheme),
    // Transitions finish immediately for users who prefer reduced motion.
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: radius },
    shadows: buildShadows(scheme),
    typography: {
      fontFamily,
      h1: heading(24, 32),
      h2: heading(18, 26),
      h3: heading(15, 22),
      body1: text(14, 22),
      body2: text(13, 20),
      caption: text(12, 16),
      subtitle1: { ...text(14, 22), fontWeight: 600 },
      subtitle2: { ...text(13, 20), fontWeight: 600 },
      button: { ...text(14, 20), fontWeight: 500, textTransform: 'none' },
    },
    components: componentStyles,
  });
}

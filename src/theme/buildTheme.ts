import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import type { Brand } from './brand';
import { componentStyles } from './componentStyles';
import { makeTones, readableOn, type Tone, type ToneName } from './tones';
import { fontFamily, radius, softShadows, surfaces, type ColourScheme } from './tokens';

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

const muiColour = ({ text }: Tone) => ({
  main: text,
  light: text,
  dark: text,
  contrastText: readableOn(text),
});

function buildPalette(brand: Brand, scheme: ColourScheme) {
  const surface = surfaces[scheme];
  const tones = makeTones(brand.colour, scheme);
  return {
    mode: scheme,
    tones,
    outline: surface.outline,
    primary: muiColour(tones.primary),
    secondary: muiColour(tones.gray),
    success: muiColour(tones.green),
    error: muiColour(tones.red),
    warning: muiColour(tones.amber),
    info: muiColour(tones.blue),
    background: { default: surface.page, paper: surface.paper },
    text: { primary: surface.text, secondary: surface.mutedText },
    divider: surface.divider,
    // Every text stays readable on it, also one of a menu where the keyboard is.
    action: { hover: surface.hover, focus: surface.hover },
  };
}

// Material draws 25 steps of depth; this console has four, and the floating one stands for all the rest.
function buildShadows(scheme: ColourScheme): Shadows {
  const [resting, raised, floating, modal] = softShadows(scheme);
  const deep = Array<string>(20).fill(modal);
  return ['none', resting, raised, floating, floating, ...deep] as Shadows;
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

/** The whole look of the console for one brand in one colour scheme. */
export function buildTheme(brand: Brand, scheme: ColourScheme): Theme {
  return createTheme({
    palette: buildPalette(brand, scheme),
    // What opens and closes does so at once for who asks for less motion, and waits for no movement.
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

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { logoMaxBytes } from '@/config/limits';
import { FileDrop } from '../FileDrop';

export interface Logo {
  src: string | null;
  isBusy: boolean;
  error: string | null;
  upload: (file: File) => void;
}

interface LogoFieldProps {
  kind: 'square' | 'full';
  logo: Logo;
  error?: string;
}

const texts = {
  square: {
    label: 'Square logo',
    hint: 'PNG, JPEG, WebP or SVG, square, at least 128 pixels a side, up to 2 MB.',
  },
  full: { label: 'Full logo', hint: 'PNG, JPEG, WebP or SVG, at least 128 pixels wide, up to 2 MB.' },
} as const;

export function LogoField({ kind, logo, error }: LogoFieldProps) {
  const { label, hint } = texts[kind];
  return (
    <Stack spacing={1}>
      {logo.src && (
        <Box
          component="img"
          src={logo.src}
          alt={`Your ${label.toLowerCase()}`}
          sx={{ alignSelf: 'flex-start', height: 56, maxWidth: '100%', objectFit: 'contain' }}
        />
      )}
      <FileDrop
        label={logo.src ? `Replace the ${label.toLowerCase()}` : label}
        hint={hint}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        maxBytes={logoMaxBytes}
        onFile={logo.upload}
        isBusy={logo.isBusy}
        error={logo.error ?? error}
      />
    </Stack>
  );
}

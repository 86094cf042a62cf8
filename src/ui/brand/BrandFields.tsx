import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { colorPresets } from '@/theme/colorPresets';
import * as texts from '@/texts/ui/brand';
import { TextField } from '../TextField';
import { ColorField } from './ColorField';

import { ContrastFeedback } from './ContrastFeedback';
import { LogoField, type Logo } from './logo/LogoField';
import { useLogoColors } from './useLogoColors';

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
  const { error, ...titleInput } = title;
  const logoColors = useLogoColors(logos.full.src ?? logos.square.src);

  return (
    <Stack spacing={2.5}>
      <TextField
        label={texts.nameThatClientsRead}
        hint={texts.itStandsInTheBrowsersTab}
        error={error}
        {...titleInput}
      />
      {children}
      <ColorField
        value={colour.value}
        onChange={colour.onChange}
        onBlur={colour.onBlur}
        error={colour.error}
        suggestions={[...logoColors, ...colorPresets]}
      />
      <ContrastFeedback color={colour.value} onChange={colour.onChange} />
      <LogoField kind="square" logo={logos.square} error={logoErrors.square} />
      <LogoField kind="full" logo={logos.full} error={logoErrors.full} />
    </Stack>
  );
}

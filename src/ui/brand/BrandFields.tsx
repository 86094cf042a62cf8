import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { colourPresets } from '@/theme/colourPresets';
import * as texts from '@/texts/ui/brand';
import { TextField } from '../TextField';
import { ColourField } from './ColourField';

import { ContrastVerdict } from './ContrastVerdict';
import { LogoField, type Logo } from './logo/LogoField';
import { useLogoColours } from './useLogoColours';

export interface Logos {
  square: Logo;
  full: Logo;
}

interface BrandFieldsProps {
  title: UseFormRegisterReturn & { error?: string };
  colour: { value: string; onChange: (colour: string) => void; onBlur: () => void; error?: string };
  logos: Logos;
  /** What the server says of a logo that is missing. */
  logoErrors?: { square?: string; full?: string };
  /** Stands between the name and the colour. */
  children?: ReactNode;
}

/** Title, colour and logos. */
export function BrandFields({ title, colour, logos, logoErrors = {}, children }: BrandFieldsProps) {
  const { error, ...titleInput } = title;
  const ownColours = useLogoColours(logos.full.src ?? logos.square.src);

  return (
    <Stack spacing={2.5}>
      <TextField
        label={texts.nameThatClientsRead}
        hint={texts.itStandsInTheBrowsersTab}
        error={error}
        {...titleInput}
      />
      {children}
      <ColourField
        value={colour.value}
        onChange={colour.onChange}
        onBlur={colour.onBlur}
        error={colour.error}
        choices={[...ownColours, ...colourPresets]}
      />
      <ContrastVerdict colour={colour.value} onChange={colour.onChange} />
      <LogoField kind="square" logo={logos.square} error={logoErrors.square} />
      <LogoField kind="full" logo={logos.full} error={logoErrors.full} />
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { coloursOfImage } from '@/lib/imageColours';
import { colourPresets } from '@/theme/colourPresets';
import { TextField } from '../TextField';
import { BrandPreview } from './BrandPreview';
import { ColourField } from './ColourField';
import { ContrastVerdict } from './ContrastVerdict';
import { LogoField, type Logo } from './LogoField';
import type { BrandValues } from './brandForm';

export interface Logos {
  square: Logo;
  full: Logo;
}

interface BrandFieldsProps {
  form: UseFormReturn<BrandValues>;
  logos: Logos;
  /** What the server says of a logo that is missing. */
  logoErrors?: { square?: string; full?: string };
}

/** Title, colour and logos beside what clients will see of them. */
export function BrandFields({ form, logos, logoErrors = {} }: BrandFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'colour' });
  const [title, colour] = useWatch({ control: form.control, name: ['title', 'colour'] });
  const ownColours = useLogoColours(logos.full.src ?? logos.square.src);

  return (
    <Box sx={columnsSx}>
      <Stack spacing={2.5}>
        <TextField
          label="Name that clients read"
          hint="It stands in the browser’s tab and above the sign-in."
          error={form.formState.errors.title?.message}
          {...form.register('title')}
        />
        <ColourField
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          choices={[...ownColours, ...colourPresets]}
        />
        <ContrastVerdict colour={colour} onChange={field.onChange} />
        <LogoField kind="square" logo={logos.square} error={logoErrors.square} />
        <LogoField kind="full" logo={logos.full} error={logoErrors.full} />
      </Stack>
      <BrandPreview title={title} colour={colour} squareLogo={logos.square.src} fullLogo={logos.full.src} />
    </Box>
  );
}

function useLogoColours(src: string | null) {
  const [found, setFound] = useState<{ src: string; colours: string[] } | null>(null);

  useEffect(() => {
    let isStale = false;
    if (src) {
      void coloursOfImage(src).then((colours) => {
        if (!isStale) setFound({ src, colours });
      });
    }
    return () => {
      isStale = true;
    };
  }, [src]);

  const colours = found?.src === src ? found.colours : [];
  return colours.map((colour, index) => ({ name: `From your logo, ${index + 1}`, colour }));
}

const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 320px)' },
  alignItems: 'start',
} as const;

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { toBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import type { ColourScheme } from '@/theme/tokens';
import { Button } from '../Button';
import { DashboardSketch, SignInSketch } from './sketches';

interface BrandPreviewProps {
  title: string;
  colour: string;
  squareLogo: string | null;
  fullLogo: string | null;
}

const schemes: readonly ColourScheme[] = ['light', 'dark'];

/** What clients will see, drawn while the brand is being chosen. */
export function BrandPreview({ title, colour, squareLogo, fullLogo }: BrandPreviewProps) {
  const [scheme, setScheme] = useState<ColourScheme>('light');
  const brand = useMemo(() => toBrand({ title, colour }), [title, colour]);
  const theme = useMemo(() => buildTheme(brand, scheme), [brand, scheme]);

  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} role="group" aria-label="Preview in">
        {schemes.map((each) => (
          <Button
            key={each}
            size={1}
            colour="gray"
            variant={each === scheme ? 'soft' : 'text'}
            onClick={() => setScheme(each)}
          >
            {each === 'light' ? 'Light' : 'Dark'}
          </Button>
        ))}
      </Stack>
      <ThemeProvider theme={theme}>
        <Box role="img" aria-label={`What clients of ${brand.title} will see, in ${scheme}`} sx={frameSx}>
          <SignInSketch title={brand.title} logo={fullLogo} />
          <DashboardSketch title={brand.title} logo={squareLogo} />
        </Box>
      </ThemeProvider>
    </Stack>
  );
}

const frameSx = {
  display: 'grid',
  gap: 2,
  p: 2,
  borderRadius: 2,
  bgcolor: 'background.default',
  color: 'text.primary',
};

import CssBaseline from '@mui/material/CssBaseline';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { apiBase } from '@/config/env';
import { useColorScheme } from '@/lib/colorScheme';
import { toBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { CardPage, Wordmark } from '@/ui/CardPage';

export interface CompanyBrand {
  title: string;
  colour: string;
  logoUrl: string | null;
}

interface CompanyPageProps {
  /** Null while the company loads and for invalid links. */
  brand: CompanyBrand | null;
  title: string;
  children: ReactNode;
}

/**
 * Renders a page for a company's clients in the company's brand and the visitor's color scheme, independent
 * of the console session.
 */
export function CompanyPage({ brand, title, children }: CompanyPageProps) {
  const scheme = useColorScheme();
  const theme = useMemo(() => buildTheme(toBrand(brand), scheme), [brand, scheme]);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <CardPage
        header={brand && <BrandSign brand={brand} />}
        title={title}
        tabTitle={brand ? `${title} · ${brand.title}` : title}
      >
        {children}
      </CardPage>
    </ThemeProvider>
  );
}

function BrandSign({ brand: { title, logoUrl } }: { brand: CompanyBrand }) {
  if (!logoUrl) return <Wordmark>{title}</Wordmark>;
  return (
    <Box
      component="img"
      src={`${apiBase}${logoUrl}`}
      alt={title}
      sx={({ palette }) => ({
        maxHeight: 48,
        maxWidth: '100%',
        // Logos are designed for light backgrounds.
        ...(palette.mode === 'dark' && { maxHeight: 64, p: 1, borderRadius: 1, bgcolor: 'common.white' }),
      })}
    />
  );
}

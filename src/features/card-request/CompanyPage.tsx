import CssBaseline from '@mui/material/CssBaseline';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { apiBase } from '@/config/env';
import { useColourScheme } from '@/lib/colourScheme';
import { toBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';

export interface CompanyBrand {
  title: string;
  colour: string;
  logoUrl: string | null;
}

interface CompanyPageProps {
  /** Null before it is known whose page it is, and where it is nobody's. */
  brand: CompanyBrand | null;
  title: string;
  children: ReactNode;
}

const pageSx = {
  minHeight: '100dvh',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', sm: 'center' },
  px: 2,
  py: { xs: 3, sm: 6 },
  bgcolor: 'background.default',
} as const;

const cardSx = {
  width: '100%',
  maxWidth: 480,
  p: { xs: 2.5, sm: 4 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
} as const;

/** A page that a company's clients see: in its brand and the reader's colour scheme, whoever is signed in to the console. */
export function CompanyPage({ brand, title, children }: CompanyPageProps) {
  const scheme = useColourScheme();
  const theme = useMemo(() => buildTheme(toBrand(brand), scheme), [brand, scheme]);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Stack component="main" spacing={3} sx={pageSx}>
        <title>{brand ? `${title} · ${brand.title}` : title}</title>
        {brand && <Signboard brand={brand} />}
        <Box sx={cardSx}>
          <Typography variant="h1" sx={{ fontSize: 24, fontWeight: 600, mb: 2 }}>
            {title}
          </Typography>
          {children}
        </Box>
      </Stack>
    </ThemeProvider>
  );
}

function Signboard({ brand: { title, logoUrl } }: { brand: CompanyBrand }) {
  return logoUrl ? (
    <Box component="img" src={`${apiBase}${logoUrl}`} alt={title} sx={{ maxHeight: 48, maxWidth: '100%' }} />
  ) : (
    <Typography component="p" sx={{ fontSize: 24, fontWeight: 700, color: 'primary.main' }}>
      {title}
    </Typography>
  );
}

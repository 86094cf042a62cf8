import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useColorScheme } from '@/lib/colorScheme';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { toBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { ToastHost } from '@/ui/ToastHost';
import { StyleProvider } from './StyleProvider';

/** Applies the company's brand and the user's color scheme, including to toasts. */
export function BrandThemeProvider({ children }: { children: ReactNode }) {
  const themeSetup = useAppSelector(selectThemeSetup);
  const scheme = useColorScheme();
  const theme = useMemo(() => buildTheme(toBrand(themeSetup), scheme), [themeSetup, scheme]);

  return (
    <StyleProvider>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
        <ToastHost />
      </ThemeProvider>
    </StyleProvider>
  );
}

import { useLingui } from '@lingui/react';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { directionOf } from '@contract/languages';
import { useColorScheme } from '@/lib/colorScheme';
import { type Brand, toBrand } from './brand';
import { buildTheme } from './buildTheme';

/** Returns the theme of a brand in the user's color scheme and the direction of the language. */
export function useBrandTheme(saved: Partial<Brand> | null): Theme {
  const scheme = useColorScheme();
  const { i18n } = useLingui();
  const direction = directionOf(i18n.locale);
  return useMemo(() => buildTheme(toBrand(saved), scheme, direction), [saved, scheme, direction]);
}

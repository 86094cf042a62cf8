import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GetThemeVersionsQuery } from '@/api/types';
import { apiBase } from '@/config/env';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/branding/history';
import { describeChange } from './describeChange';

export type ThemeVersion = GetThemeVersionsQuery['themeVersions'][number];

interface VersionRowProps {
  version: ThemeVersion;
  isCurrent: boolean;
  onRestore: () => void;
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2.5,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const logoSx = {
  height: 28,
  maxWidth: 96,
  p: '2px',
  objectFit: 'contain',
  borderRadius: 0.5,
  bgcolor: 'common.white',
} as const;

export function VersionRow({ version, isCurrent, onRestore }: VersionRowProps) {
  const { number, title, colour, squareLogoUrl, fullLogoUrl, savedByName, savedAt } = version;
  return (
    <Box component="li" sx={rowSx}>
      <Swatch color={colour} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {number}. {title}
          </Typography>
          {isCurrent && <StatusBadge tone="green">{texts.current}</StatusBadge>}
        </Box>
        <Typography variant="body2">{describeChange(version)}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {formatDate(savedAt, 'dateTime')} · {savedByName ?? texts.notKnownByWhom}
        </Typography>
      </Box>
      {[squareLogoUrl, fullLogoUrl].map(
        (path) =>
          path && <Box key={path} component="img" src={apiBase + path} alt="" loading="lazy" sx={logoSx} />,
      )}
      {!isCurrent && (
        <Button
          size={2}
          variant="soft"
          color="gray"
          aria-label={texts.bringBackVersion(number)}
          onClick={onRestore}
        >
          {texts.bringBack}
        </Button>
      )}
    </Box>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <Box
    role="img"
    aria-label={color}
    title={color}
    sx={{ width: 28, height: 28, borderRadius: '50%', border: '1px solid', borderColor: 'divider' }}
    style={{ backgroundColor: color }}
  />
);

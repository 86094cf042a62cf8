import Box from '@mui/material/Box';
import { useState } from 'react';
import { white } from '@contract/colors';
import { avatarColors } from '@/theme/tokens';

interface AvatarProps {
  name: string;
  src?: string | null;
  /** Width and height in pixels. */
  size?: number;
}

const colors = Object.values(avatarColors);
const assignedColors = new Map<string, string>();

// Spec 9 requires a random color. A name keeps its color until the page reloads.
function colorOf(name: string): string {
  const color =
    assignedColors.get(name) ?? colors[Math.floor(Math.random() * colors.length)] ?? avatarColors.slate;
  assignedColors.set(name, color);
  return color;
}

const initialOf = (name: string): string => ([...name.trim()][0] ?? '?').toUpperCase();

/**
 * Shows an image, or the first letter of the name on one of six colors. Hidden from screen readers, so show
 * the name next to it.
 */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const frame = { width: size, height: size, borderRadius: size > 40 ? 1.5 : 1, flexShrink: 0 };

  if (src && src !== brokenSrc) {
    return (
      <Box
        component="img"
        src={src}
        alt=""
        onError={() => setBrokenSrc(src)}
        sx={{ ...frame, objectFit: 'cover' }}
      />
    );
  }
  return (
    <Box
      aria-hidden
      sx={{
        ...frame,
        display: 'grid',
        placeItems: 'center',
        bgcolor: colorOf(name),
        color: white,
        fontSize: size * 0.44,
        fontWeight: 600,
        lineHeight: 1,
        userSelect: 'none',
      }}
    >
      {initialOf(name)}
    </Box>
  );
}

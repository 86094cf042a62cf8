import Box from '@mui/material/Box';
import { useState } from 'react';
import { avatarColours, white } from '@/theme/tokens';

interface AvatarProps {
  name: string;
  src?: string | null;
  /** Pixels. */
  size?: number;
}

const colours = Object.values(avatarColours);
const drawn = new Map<string, string>();

// Spec 9 asks for a random colour; a name keeps the one it drew until the page is loaded again.
function colourOf(name: string): string {
  const colour =
    drawn.get(name) ?? colours[Math.floor(Math.random() * colours.length)] ?? avatarColours.slate;
  drawn.set(name, colour);
  return colour;
}

const initialOf = (name: string): string => ([...name.trim()][0] ?? '?').toUpperCase();

/** A picture, or the name's first letter on one of six colours; the name itself must stand beside it. */
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
        bgcolor: colourOf(name),
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

import Box from '@mui/material/Box';
import { encode } from 'uqr';
import { black, white } from '@contract/colors';

/** Draws a QR code, always dark on white because some cameras cannot read an inverted code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));

  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', maxWidth: 208, borderRadius: 1, justifySelf: 'center' }}
    >
      <rect width={size} height={size} fill={white} />
      <path d={squares.join('')} fill={black} />
    </Box>
  );
}

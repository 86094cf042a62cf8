import { keyframes } from '@mui/material/styles';

const along = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

const line = {
  content: '""',
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: 0,
  borderTop: '2px solid',
  borderColor: 'primary.main',
  transformOrigin: 'left',
  // What comes at once is replaced without a flicker.
  animation: `${along} 1.2s ease-in-out 120ms infinite both`,
} as const;

/** A line along the top of what still stands while its successor is on its way: paler, it could not be read. */
export const busyLine = (isStale: boolean) =>
  ({ position: 'relative', '&::before': isStale ? line : undefined }) as const;

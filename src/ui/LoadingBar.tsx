import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { keyframes } from '@mui/material/styles';

const fillAnimation = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

const barSx = {
  content: '""',
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: 0,
  borderTop: '2px solid',
  borderColor: 'primary.main',
  transformOrigin: '0%',
  '[dir=rtl] &': { transformOrigin: '100%' },
  // The delay avoids a flicker when new data arrives quickly.
  animation: `${fillAnimation} 1.2s ease-in-out 120ms infinite both`,
} as const;

/** Returns styles that show a loading bar above stale content, because dimmed content would be unreadable. */
export const loadingBarSx = (isStale: boolean) =>
  ({ position: 'relative', '&::before': isStale ? barSx : undefined }) as const;

/** Shows a progress bar at the top of the window while a dialog or another overlay loads. */
export const LoadingBar = () => {
  const { t } = useLingui();
  return (
    <Portal>
      <Box
        role="progressbar"
        aria-busy
        aria-label={t`Loading`}
        sx={{ ...loadingBarSx(true), position: 'fixed', insetInline: 0, top: 0, zIndex: 'modal' }}
      />
    </Portal>
  );
};

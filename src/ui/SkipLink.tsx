import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';

/**
 * Skips the navigation and focuses the element with the id `to`. Must be the first focusable element of the
 * page.
 */
export function SkipLink({ to }: { to: string }) {
  const { t } = useLingui();
  return (
    <Box
      component="a"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 3,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t`Skip to content`}
    </Box>
  );
}

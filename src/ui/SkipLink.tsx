import Box from '@mui/material/Box';
import * as texts from '@/texts/ui';

/**
 * Skips the navigation and focuses the element with the id `to`. Must be the first focusable element of the
 * page.
 */
export function SkipLink({ to }: { to: string }) {
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
        left: 8,
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
      {texts.skipToTheContent}
    </Box>
  );
}

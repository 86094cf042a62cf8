import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

interface FormErrorProps {
  message: string | null | undefined;
}

const surface = ({ palette }: Theme) =>
  ({
    display: 'flex',
    gap: 1.5,
    px: 2,
    py: 1.75,
    borderRadius: 1,
    bgcolor: palette.tones.red.soft,
    typography: 'body2',
    overflowWrap: 'anywhere',
    // Clear of the bar that stays on top.
    scrollMarginTop: 80,
  }) as const;

// A long form is sent from its foot, with its head out of sight.
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What went wrong with a form as a whole; read out as soon as it appears. */
export function FormError({ message }: FormErrorProps) {
  return message ? (
    <Box ref={bringIntoView} role="alert" sx={surface}>
      <ErrorIcon aria-hidden color="error" sx={{ fontSize: 20 }} />
      <span>{message}</span>
    </Box>
  ) : null;
}

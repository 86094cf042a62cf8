import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { bringIntoView, scrollTargetSx } from './bringIntoView';

interface FormErrorProps {
  message: string | null | undefined;
}

const alertSx = ({ palette }: Theme) =>
  ({
    display: 'flex',
    gap: 1.5,
    px: 2,
    py: 1.75,
    borderRadius: 1,
    bgcolor: palette.tones.red.soft,
    typography: 'body2',
    overflowWrap: 'anywhere',
    ...scrollTargetSx,
  }) as const;

/** Shows an error of the whole form and announces it to screen readers. */
export function FormError({ message }: FormErrorProps) {
  return message ? (
    <Box ref={bringIntoView} role="alert" sx={alertSx}>
      <ErrorIcon aria-hidden color="error" sx={{ fontSize: 20 }} />
      <span>{message}</span>
    </Box>
  ) : null;
}

import Box from '@mui/material/Box';
import * as texts from '@/texts/white-label/stripe-integration';
import { useReturnCheck } from './useReturnCheck';

/** Shows the outcome of a visit to the provider's pages. */
export function ReturnNotice() {
  const { isChecking, message } = useReturnCheck();
  const text = isChecking ? texts.youAreBackFromStripeAsking : message;

  return (
    <Box role="status" sx={text ? undefined : { display: 'contents' }}>
      {text && (
        <Box
          sx={({ palette }) => ({
            px: 2,
            py: 1.5,
            borderRadius: 1,
            bgcolor: palette.tones.blue.soft,
            color: palette.tones.blue.text,
          })}
        >
          {text}
        </Box>
      )}
    </Box>
  );
}

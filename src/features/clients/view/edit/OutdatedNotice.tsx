import Box from '@mui/material/Box';
import * as texts from '@/texts/clients/view/edit';

/** Warns before saving that the client was changed in the meantime. */
export function OutdatedNotice({ isShown }: { isShown: boolean }) {
  return (
    <Box role="status">
      {isShown && (
        <Box
          sx={({ palette }) => ({
            px: 1.5,
            py: 1,
            borderRadius: 1,
            typography: 'body2',
            bgcolor: palette.tones.blue.soft,
            color: palette.tones.blue.text,
          })}
        >
          {texts.thisClientWasChanged}
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';

/** Says, before anything is saved, that somebody else was quicker. */
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
          Somebody else changed this client while you were editing. Saving shows you what differs first.
        </Box>
      )}
    </Box>
  );
}

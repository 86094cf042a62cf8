import Box from '@mui/material/Box';
import * as texts from '@/texts/clients/view/edit';

/** A field's text as it was typed; nothing is said to be nothing. */
export function FieldText({ text }: { text: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        maxHeight: 220,
        overflowY: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontStyle: text ? undefined : 'italic',
      }}
    >
      {text || texts.nothing}
    </Box>
  );
}

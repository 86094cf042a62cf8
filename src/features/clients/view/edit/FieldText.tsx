import Box from '@mui/material/Box';
import * as texts from '@/texts/clients/view/edit';

/** Shows a field's text with its line breaks, or a label if it is empty. */
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

import Typography from '@mui/material/Typography';
import * as texts from '@/texts/clients/view';
import { fieldsOfSection } from '../fieldDefinitions';
import { EditableSection } from './edit/EditableSection';
import type { ViewedClient } from './viewedClient';

const noteFields = fieldsOfSection('note');

export function NoteSection({ client }: { client: ViewedClient }) {
  return (
    <EditableSection title={texts.noteTitle} fields={noteFields}>
      <Typography
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: client.note ? undefined : 'text.secondary',
        }}
      >
        {client.note ?? texts.noNote}
      </Typography>
    </EditableSection>
  );
}

import Typography from '@mui/material/Typography';
import { EditableSection } from './edit/EditableSection';
import type { TextField } from './edit/editableFields';
import type { ViewedClient } from './viewedClient';

const noteFields: readonly TextField[] = ['note'];

export function NoteSection({ client }: { client: ViewedClient }) {
  return (
    <EditableSection title="Note" fields={noteFields}>
      <Typography
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: client.note ? undefined : 'text.secondary',
        }}
      >
        {client.note ?? 'No note'}
      </Typography>
    </EditableSection>
  );
}

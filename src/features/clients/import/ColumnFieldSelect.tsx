import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/clients/import';
import type { ClientImportDetails } from '../clientImportApi';
import { clientFieldLabels } from './clientFields';

interface ColumnFieldSelectProps {
  column: ClientImportDetails['columns'][number];
  field: string;
  onChange: (field: string) => void;
}

const options = Object.entries(clientFieldLabels).map(([value, label]) => ({ value, label }));
const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' },
  gap: { xs: 0.5, sm: 2 },
  alignItems: 'center',
} as const;

export function ColumnFieldSelect({ column, field, onChange }: ColumnFieldSelectProps) {
  const name = column.header || texts.column(column.index + 1);

  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" noWrap>
          {name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {column.samples.join(' · ') || texts.empty}
        </Typography>
      </Box>
      <SelectField
        label={texts.whatIs(name)}
        isLabelHidden
        placeholder={texts.leaveOut}
        options={options}
        value={field}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';
import { FilterBar } from './FilterBar';
import { RecordBody } from './RecordBody';
import { useRecord } from './useRecord';

export default function RecordScreen() {
  const list = useRecord();

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Record">
        Who did what, when and from where. Nobody can change it, and it stays when people leave.
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 300px', maxWidth: { sm: 400 } }}>
          <SearchField label="Search names, actions, addresses" value={list.typed} onChange={list.type} />
          <Box role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {list.isTooShort && 'Type three characters at least.'}
          </Box>
        </Box>
        <Box sx={{ flex: '999 1 300px', minWidth: 0, pt: 0.25 }}>
          <FilterBar list={list} />
        </Box>
      </Box>
      <RecordBody list={list} />
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/settings/record';
import { FilterBar } from './FilterBar';
import { AuditLogBody } from './AuditLogBody';
import { useAuditLog } from './useAuditLog';

export default function AuditLogScreen() {
  const list = useAuditLog();

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.record.title}>{texts.whoDidWhatWhen}</PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 300px', maxWidth: { sm: 400 } }}>
          <SearchField label={texts.searchNamesActionsAddresses} value={list.typed} onChange={list.type} />
          <Box role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {list.isTooShort && texts.typeThreeCharactersAtLeast}
          </Box>
        </Box>
        <Box sx={{ flex: '999 1 300px', minWidth: 0, pt: 0.25 }}>
          <FilterBar list={list} />
        </Box>
      </Box>
      <AuditLogBody list={list} />
    </Stack>
  );
}

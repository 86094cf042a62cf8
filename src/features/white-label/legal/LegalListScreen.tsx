import Stack from '@mui/material/Stack';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/legal';
import { LegalTable } from './list/LegalTable';
import { useGetLegalPagesQuery } from './legalApi';

export default function LegalListScreen() {
  const { data, error, refetch } = useGetLegalPagesQuery();
  const pages = data?.legalPages;

  if (error && !pages) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.legal.title}>{texts.thePagesThatClientsRead}</PageHeader>
      <Panel isFlush>
        <LegalTable pages={pages} />
      </Panel>
    </Stack>
  );
}

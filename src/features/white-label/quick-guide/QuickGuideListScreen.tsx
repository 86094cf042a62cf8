import Stack from '@mui/material/Stack';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/quick-guide';
import { NewGuideDialog } from './list/NewGuideDialog';
import { GuideListBody } from './list/GuideListBody';
import { useStarterGuides } from './list/useStarterGuides';
import { useGetQuickGuidesQuery } from './quickGuideApi';

export default function QuickGuideListScreen() {
  const { data, error, refetch } = useGetQuickGuidesQuery();
  const [isAdding, setAdding] = useOpenFromUrl('add');
  const starters = useStarterGuides();
  const guides = data?.quickGuides;

  if (error && !guides) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={screens.quickGuides.title}
        actions={
          <>
            <Button color="gray" variant="soft" onClick={starters.add} isLoading={starters.isBusy}>
              {texts.addStarterGuides}
            </Button>
            <Button onClick={() => setAdding(true)}>{texts.addGuide}</Button>
          </>
        }
      >
        {texts.shortHowTosThatClientsRead}
      </PageHeader>
      <GuideListBody guides={guides} onAdd={() => setAdding(true)} />
      {isAdding && <NewGuideDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

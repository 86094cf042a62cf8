import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useUrlParam } from '@/lib/useUrlParam';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { PageHeader } from '@/ui/PageHeader';
import { ToggleChip } from '@/ui/ToggleChip';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/add-ons/start-up-packs';
import { PackCard } from './PackCard';
import { PackDialog } from './PackDialog';
import { isInProgress, useGetStartUpPacksQuery } from './packsApi';

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
} as const;

export default function StartUpPacksScreen() {
  const { data, error, refetch } = useGetStartUpPacksQuery();
  const [industry, setIndustry] = useUrlParam('industry');
  const [slug, open] = useUrlParam('pack', '', { addsHistoryEntry: true });
  const canInstall =
    useAppSelector(selectOperator)?.permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER') ?? false;

  const packs = data?.startUpPacks ?? [];
  const industries = [...new Set(packs.map((pack) => pack.industry))];
  const shown = packs.filter((pack) => !industry || pack.industry === industry);
  const opened = packs.find((pack) => pack.slug === slug);
  const busyPack = packs.find(({ installation }) => installation && isInProgress(installation));

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.startUpPacks.title}>
        {texts.plansGuidesLegalPagesAndWords(canInstall)}
      </PageHeader>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {industries.length > 0 && (
            <Box role="group" aria-label={texts.industry} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <ToggleChip label={texts.all} isOn={industry === ''} onClick={() => setIndustry('')} />
              {industries.map((one) => (
                <ToggleChip
                  key={one}
                  label={one}
                  isOn={industry === one}
                  onClick={() => setIndustry(industry === one ? '' : one)}
                />
              ))}
            </Box>
          )}
          {data && shown.length === 0 ? (
            <NoMatch title={texts.noPackForThisIndustry} onClear={() => setIndustry('')}>
              {texts.lookAtAllPacksMuch}
            </NoMatch>
          ) : (
            <Box component="ul" sx={{ ...gridSx, m: 0, p: 0, listStyle: 'none' }} aria-busy={!data}>
              {!data &&
                [1, 2, 3].map((one) => (
                  <li key={one} aria-hidden>
                    <Skeleton variant="rounded" height={260} />
                  </li>
                ))}
              {shown.map((pack) => (
                <PackCard
                  key={pack.slug}
                  pack={pack}
                  canInstall={canInstall}
                  onOpen={() => open(pack.slug)}
                />
              ))}
            </Box>
          )}
        </>
      )}
      {opened && (
        <PackDialog
          key={opened.slug}
          pack={opened}
          canInstall={canInstall}
          busyPackName={busyPack && busyPack.slug !== opened.slug ? busyPack.name : null}
          onClose={() => open('')}
        />
      )}
    </Stack>
  );
}

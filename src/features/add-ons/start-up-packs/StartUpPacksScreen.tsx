import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatList } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { useUrlParam } from '@/lib/useUrlParam';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { DialogBody, DialogFrame } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { PageHeader } from '@/ui/PageHeader';
import { StatusBadge } from '@/ui/StatusBadge';
import { ToggleChip } from '@/ui/ToggleChip';
import { startUpPackItemKinds } from '@contract/enums';
import { InstallForm } from './InstallForm';
import { InstallationPanel } from './InstallationPanel';
import { contentsLabels, kindLabels, statusLabels } from './packLabels';
import { isInProgress, type Pack, useGetStartUpPacksQuery } from './packsApi';

/** Lists the items of a pack for operators who can't install it. */
function PackContents({ pack, onClose }: { pack: Pack; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <DialogBody
      title={pack.name}
      description={pack.description}
      hasDividers
      regionLabel={pack.name}
      onClose={onClose}
    >
      {startUpPackItemKinds.map((kind) => {
        const names = pack.contents.filter((one) => one.kind === kind).map(({ name }) => name);
        if (names.length === 0) return null;
        return (
          <section key={kind}>
            <Typography variant="subtitle2" component="h3">
              {t(kindLabels[kind])}
            </Typography>
            <Box component="ul" sx={{ mt: 0.5, mb: 2, paddingInlineStart: 2.5 }}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Box>
          </section>
        );
      })}
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`To install this pack, ask an Admin of your company for access to White Label.`}</Typography>
    </DialogBody>
  );
}

interface PackDialogProps {
  pack: Pack;
  canInstall: boolean;
  /** The name of another pack that is being installed or undone. This pack has to wait for it. */
  busyPackName: string | null;
  onClose: () => void;
}

function PackDialog({ pack, canInstall, busyPackName, onClose }: PackDialogProps) {
  // An undone installation is no longer the pack's installation. Its id stays in the state to show the
  // result.
  const [installationId, setInstallationId] = useState(pack.installation?.id ?? null);
  const [isUpdating, setUpdating] = useState(false);
  const isInstalled = installationId !== null && !isUpdating;

  return (
    <DialogFrame size="md" onClose={onClose}>
      {!canInstall && <PackContents pack={pack} onClose={onClose} />}
      {canInstall && isInstalled && (
        <InstallationPanel
          pack={pack}
          id={installationId}
          onInstallAgain={() => setUpdating(true)}
          onClose={onClose}
        />
      )}
      {canInstall && !isInstalled && (
        <InstallForm
          pack={pack}
          busyPackName={busyPackName}
          onStarted={(id) => {
            setInstallationId(id);
            setUpdating(false);
          }}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}

interface PackCardProps {
  pack: Pack;
  canInstall: boolean;
  onOpen: () => void;
}

function PackCard({ pack, canInstall, onOpen }: PackCardProps) {
  const { t } = useLingui();
  const { name, tagline, industry, price, currency, colour, installation } = pack;
  const status = installation && statusLabels[installation.status];

  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', borderRadius: 1.5, overflow: 'hidden', boxShadow: 1 }}
    >
      <Box aria-hidden style={{ backgroundColor: colour }} sx={{ height: 8 }} />
      <Box sx={{ p: 2.5, display: 'grid', gap: 1.25, flex: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 auto' }}>
            {industry}
          </Typography>
          {installation?.isUpdateAvailable && <StatusBadge tone="blue">{t`Update available`}</StatusBadge>}
          {status && <StatusBadge tone={status.tone}>{t(status.label)}</StatusBadge>}
        </Box>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Typography>{tagline}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatList(contentsLabels(pack), 'unit')}
        </Typography>
      </Box>
      <Box sx={{ px: 2.5, pb: 2.5, display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="p" sx={{ flex: '1 1 auto' }}>
          {price === 0 ? t`Included` : formatMoney(price, currency)}
        </Typography>
        <Button
          variant={canInstall && !installation ? 'solid' : 'soft'}
          color={canInstall && !installation ? 'primary' : 'gray'}
          aria-haspopup="dialog"
          aria-label={t`Preview ${name}`}
          onClick={onOpen}
        >
          {t({ message: 'Preview', context: 'button' })}
        </Button>
      </Box>
    </Paper>
  );
}

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
} as const;

export default function StartUpPacksScreen() {
  const { t } = useLingui();
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
      <PageHeader title={t`Start-up Packs`}>
        {canInstall
          ? t`Plans, guides, legal pages, and marketing templates for your industry. Preview a pack, then choose what to install. You can uninstall it within 30 days.`
          : t`Plans, guides, legal pages, and marketing templates for your industry. To install a pack, ask an Admin of your company for access to White Label.`}
      </PageHeader>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {industries.length > 0 && (
            <Box role="group" aria-label={t`Industry`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <ToggleChip label={t`All`} isOn={industry === ''} onClick={() => setIndustry('')} />
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
            <NoMatch title={t`No packs for this industry`} onClear={() => setIndustry('')}>
              {t`Packs for other industries may also fit your business.`}
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

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIsSaving } from '@/api/useIsSaving';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { messageOf } from '@/lib/messageOf';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { useNow } from '@/lib/useNow';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { ActiveDeployment } from '@/state/operator';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ExternalLink } from '@/ui/ExternalLink';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { NoticeBar, NoticeBarSkeleton } from '@/ui/NoticeBar';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { contentLimits } from '@contract/content';
import { ChangeList } from './ChangeList';
import { formatProgress, kindLabels, statusBadges, stepLabels } from './deploymentLabels';
import {
  useCancelDeploymentMutation,
  useDeployMutation,
  useGetUndeployedChangesQuery,
} from './deploymentsApi';

// On small screens, the status wraps above the buttons.
const statusSx = {
  marginInlineEnd: 'auto',
  flexBasis: { xs: '100%', sm: 'auto' },
  typography: 'body2',
  color: 'text.secondary',
} as const;

function ReviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, isFetching } = useGetUndeployedChangesQuery();
  const currency = useAppSelector(selectCompany)?.currency ?? 'USD';
  const [deploy, { isLoading, error }] = useDeployMutation();
  // Deploying waits for pending saves and the refetched changes, so that the operator reviews exactly what is
  // deployed.
  const isSaving = useIsSaving();
  const isSyncing = isSaving || isFetching;
  const [note, setNote] = useState('');
  const idempotencyKeyFor = useIdempotencyKey();
  const changes = data?.undeployedChanges;
  const blocker = changes?.blocker;

  async function send() {
    const result = await deploy({ input: { note: note || null }, idempotencyKey: idempotencyKeyFor(note) });
    if (result.error) return;
    toast.success(t`Deployment started`);
    onClose();
  }

  return (
    <Dialog
      title={
        changes
          ? t`${plural({ count: changes.count }, { one: 'Review # undeployed change', other: 'Review # undeployed changes' })}`
          : t`Review changes`
      }
      size="md"
      actions={
        <Box role="status" sx={statusSx}>
          {isSyncing && !isLoading && t`Saving changes…`}
        </Box>
      }
      submitLabel={t`Deploy changes`}
      isSubmitDisabled={Boolean(blocker) || changes?.count === 0}
      isWaiting={isSyncing}
      isBusy={isLoading}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <FormError message={error ? messageOf(error) : (blocker ?? undefined)} />
        <Typography
          sx={{ color: 'text.secondary' }}
        >{t`Clients see all changes at once when the deployment finishes.`}</Typography>
        {changes && changes.openTranslations > 0 && (
          <Notice
            tone="blue"
            title={t`${plural({ count: changes.openTranslations }, { one: '# translation is missing or outdated', other: '# translations are missing or outdated' })}`}
          >
            {t`Clients see the original where a translation is missing.`}
            <div>
              <Button size={2} variant="text" to={paths.translations} onClick={onClose}>
                {t`Review translations`}
              </Button>
            </div>
          </Notice>
        )}
        {changes && <ChangeList changes={changes.items} currency={currency} />}
        <TextField
          label={t`Deployment note (optional)`}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxLength={contentLimits.note.max}
        />
      </Stack>
    </Dialog>
  );
}

function RunningNotice({ deployment }: { deployment: ActiveDeployment }) {
  const { t } = useLingui();
  const { id, kind, steps, canCancel, createdAt, expectedMinutes } = deployment;
  const [cancel, { isLoading }] = useCancelDeploymentMutation();
  const now = useNow(1000);
  const succeededCount = steps.filter(({ status }) => status === 'Succeeded').length;
  const step = steps.find(({ status }) => status === 'Running');
  const kindLabel = t(kindLabels[kind]);
  const stepLabel = step ? t(stepLabels[step.name]) : t(statusBadges.Queued.label);

  async function stop() {
    const result = await cancel({ id });
    if (result.error) toast.error(messageOf(result.error));
    else toast.success(t`Deployment canceled`);
  }

  return (
    <>
      <span>
        <span role="status">
          {t({
            message: `${kindLabel}: ${stepLabel} (step ${{ stepNumber: Math.min(succeededCount + 1, steps.length) }} of ${{ stepCount: steps.length }})`,
            comment: 'Such as “Client dashboard: Check pages (step 2 of 4)”',
          })}
        </span>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {` · ${formatProgress(now - Date.parse(createdAt), expectedMinutes)}`}
        </Box>
      </span>
      {canCancel && (
        <Button size={1} variant="text" color="gray" isLoading={isLoading} onClick={stop}>
          {t`Cancel deployment`}
        </Button>
      )}
    </>
  );
}

export default function DeployBar() {
  const { t } = useLingui();
  const company = useAppSelector(selectCompany);
  const { data, isLoading } = useGetUndeployedChangesQuery();
  const [isReviewing, setReviewing] = useOpenFromUrl('deploy');
  if (isLoading) return <NoticeBarSkeleton />;
  if (!company || !data) return null;
  const { count, publishedAt, openTranslations } = data.undeployedChanges;
  const hasTranslations = company.portalLanguages.some((language) => language !== company.contentLanguage);
  const running = company.activeDeployment;
  const isPublishing = running !== null && running.kind !== 'CustomDomain';

  return (
    <NoticeBar label={t`Deployment status`}>
      {running && <RunningNotice deployment={running} />}
      {!isPublishing && (
        <Box
          component="span"
          role="status"
          sx={count > 0 ? { color: 'text.primary', fontWeight: 500 } : null}
        >
          {count > 0 && t`${plural(count, { one: '# undeployed change', other: '# undeployed changes' })}`}
          {count === 0 &&
            publishedAt &&
            t`No undeployed changes. Last deployed on ${{ date: formatDate(publishedAt, 'dateTime') }}.`}
          {count === 0 && !publishedAt && t`Not deployed yet.`}
        </Box>
      )}
      {!isPublishing && count > 0 && (
        <Button size={1} onClick={() => setReviewing(true)} aria-haspopup="dialog">
          {t`Review and deploy`}
        </Button>
      )}
      <Box component="span" sx={{ marginInlineStart: 'auto', display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {company.dashboardLink && (
          <ExternalLink href={company.dashboardLink}>{t`Open client dashboard`}</ExternalLink>
        )}
        {hasTranslations && (
          <Link to={paths.translations}>
            {openTranslations > 0
              ? t`${plural(openTranslations, { one: '# open translation', other: '# open translations' })}`
              : t`Translations`}
          </Link>
        )}
        <Link to={paths.deployments}>{t`View deployments`}</Link>
      </Box>
      {isReviewing && <ReviewDialog onClose={() => setReviewing(false)} />}
    </NoticeBar>
  );
}

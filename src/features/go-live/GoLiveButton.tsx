import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import type { GetThemeSetupQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { formatList } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Operator, WhiteLabelledCustomer } from '@/state/operator';
import { Button } from '@/ui/Button';
import { GoLiveDone } from '@/ui/go-live/GoLiveDone';
import { countCompletedSteps, type GoLiveFlag, goLiveItems } from '@/ui/go-live/goLiveItems';
import { GoLiveSteps } from '@/ui/go-live/GoLiveSteps';
import { IconButton } from '@/ui/IconButton';
import { Link } from '@/ui/Link';
import { toast } from '@/ui/toast';

type Theme = GetThemeSetupQuery['themeSetup'];

function missingBrandParts(theme: Theme): string | undefined {
  const missing = [
    theme?.title ? '' : t`public name`,
    theme?.colour ? '' : t`color`,
    theme?.squareLogoUrl ? '' : t`square logo`,
    theme?.fullLogoUrl ? '' : t`full logo`,
  ].filter(Boolean);
  return missing.length > 0
    ? t({
        message: `Missing: ${{ value: formatList(missing) }}.`,
        comment: 'value is a list, such as color, square logo, and full logo',
      })
    : undefined;
}

/**
 * Returns the text that explains why each step is incomplete. `theme` is undefined while it loads, and null
 * before it is first saved.
 */
export const reasonsFor = (
  { activeDeployment }: Pick<WhiteLabelledCustomer, 'activeDeployment'>,
  theme: Theme | undefined,
): Partial<Record<GoLiveFlag, string>> => ({
  ...(theme !== undefined && missingBrandParts(theme) && { setUpBusinessBranding: missingBrandParts(theme) }),
  setUpClientPricing: t`You have no active plan that clients can choose.`,
  addCardDetails: t`You have no billing card.`,
  setUpCustomDomain:
    activeDeployment?.kind === 'CustomDomain'
      ? t`Your domain is being set up. We check it automatically.`
      : t`You have no verified domain.`,
});

interface GoLivePanelProps {
  operator: Operator;
  titleId: string;
  onClose: () => void;
}

/** Shown when every step is done but the company is not live. */
function LastStep({ canDeploy }: { canDeploy: boolean }) {
  const { t } = useLingui();
  return (
    <Typography>
      {canDeploy ? (
        <Trans>
          All steps are complete. To go live, <Link to={paths.deployments}>deploy your client dashboard</Link>
          .
        </Trans>
      ) : (
        t`All steps are complete. To go live, ask a user with access to White Label to deploy your client dashboard.`
      )}
    </Typography>
  );
}

function GoLivePanel({ operator, titleId, onClose }: GoLivePanelProps) {
  const { t } = useLingui();
  const { permissions, whiteLabelledCustomer: company } = operator;
  const { goLiveChecklist: flags, liveStatus, dashboardLink, name } = company;
  const { data } = useGetThemeSetupQuery();
  const isLive = liveStatus === 'Live';
  const isAllDone = goLiveItems.every(({ flag }) => flags[flag]);

  return (
    <Stack spacing={2} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {isLive ? t`You’re live` : t`Go live`}
        </Typography>
        <IconButton label={t`Close`} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {isLive && dashboardLink && <GoLiveDone name={name} link={dashboardLink} />}
      {!isLive && isAllDone && (
        <LastStep canDeploy={permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER')} />
      )}
      <GoLiveSteps flags={flags} permissions={permissions} reasons={reasonsFor(company, data?.themeSetup)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`A completed step reopens if its requirement is no longer met.`}
      </Typography>
    </Stack>
  );
}

/** Shows a toast when the company goes live or stops being live. */
function useLiveStatusToast(liveStatus: string | undefined, name: string | undefined): void {
  const { t } = useLingui();
  const previousStatus = useRef(liveStatus);
  useEffect(() => {
    if (previousStatus.current && liveStatus && previousStatus.current !== liveStatus) {
      if (liveStatus === 'Live') toast.success(name ? t`${name} is live` : t`Your company is live`);
      else toast.error(t`Your company is no longer live. A go-live step is incomplete.`);
    }
    previousStatus.current = liveStatus;
  }, [liveStatus, name, t]);
}

export default function GoLiveButton() {
  const { t } = useLingui();
  const operator = useAppSelector(selectOperator);
  const company = operator?.whiteLabelledCustomer;
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  useLiveStatusToast(company?.liveStatus, company?.name);
  if (!operator || !company) return null;

  const isOpen = openAt === key;
  const isLive = company.liveStatus === 'Live';
  const completedCount = countCompletedSteps(company.goLiveChecklist);
  const progress = t`Go live: ${completedCount} of ${{ total: goLiveItems.length }}`;

  return (
    <>
      <Button
        size={2}
        variant="soft"
        color={isLive ? 'green' : 'gray'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={isLive ? t`Live: view address` : progress}
        onClick={() => setOpenAt(key)}
      >
        {isLive ? (
          t`Live`
        ) : (
          <>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {progress}
            </Box>
            <Box component="span" sx={{ display: { sm: 'none' } }}>
              {t`${completedCount}/${{ total: goLiveItems.length }}`}
            </Box>
          </>
        )}
      </Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setOpenAt(null)}
        slotProps={{
          paper: {
            'aria-label': t`Go live`,
            'aria-labelledby': 'go-live-title',
            role: 'dialog',
            'aria-modal': true,
            sx: { width: 'min(420px, 100vw)' },
          },
        }}
      >
        <GoLivePanel operator={operator} titleId="go-live-title" onClose={() => setOpenAt(null)} />
      </Drawer>
    </>
  );
}

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
import * as texts from '@/texts/go-live';
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
    theme?.title ? '' : texts.aName,
    theme?.colour ? '' : texts.aColour,
    theme?.squareLogoUrl ? '' : texts.theSquareLogo,
    theme?.fullLogoUrl ? '' : texts.theFullLogo,
  ].filter(Boolean);
  return missing.length > 0 ? texts.stillMissing(formatList(missing)) : undefined;
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
  setUpClientPricing: texts.noPlanIsActiveSoClients,
  addCardDetails: texts.thereIsNoCardYet,
  setUpCustomDomain:
    activeDeployment?.kind === 'CustomDomain'
      ? texts.yourDomainIsBeingSetUp
      : texts.noDomainOfYoursIsVerified,
});

interface GoLivePanelProps {
  operator: Operator;
  titleId: string;
  onClose: () => void;
}

/** Shown when every step is done but the company is not live. */
function LastStep({ canDeploy }: { canDeploy: boolean }) {
  return (
    <Typography>
      {texts.everyStepIsDone(
        canDeploy ? (
          <>{texts.andYouAreLive(<Link to={paths.deployments}>{texts.deployYourClientDashboard}</Link>)}</>
        ) : (
          texts.askSomebodyWhoHasAccess
        ),
      )}
    </Typography>
  );
}

function GoLivePanel({ operator, titleId, onClose }: GoLivePanelProps) {
  const { permissions, whiteLabelledCustomer: company } = operator;
  const { goLiveChecklist: flags, liveStatus, dashboardLink, name } = company;
  const { data } = useGetThemeSetupQuery();
  const isLive = liveStatus === 'Live';
  const isAllDone = goLiveItems.every(({ flag }) => flags[flag]);

  return (
    <Stack spacing={2} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {isLive ? texts.youAreLive : texts.goLive}
        </Typography>
        <IconButton label={texts.close} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {isLive && dashboardLink && <GoLiveDone name={name} link={dashboardLink} />}
      {!isLive && isAllDone && (
        <LastStep canDeploy={permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER')} />
      )}
      <GoLiveSteps flags={flags} permissions={permissions} reasons={reasonsFor(company, data?.themeSetup)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.stepsFollowFromWhatIsThere}
      </Typography>
    </Stack>
  );
}

/** Shows a toast when the company goes live or stops being live. */
function useLiveStatusToast(liveStatus: string | undefined, name: string | undefined): void {
  const previousStatus = useRef(liveStatus);
  useEffect(() => {
    if (previousStatus.current && liveStatus && previousStatus.current !== liveStatus) {
      if (liveStatus === 'Live') toast.success(texts.yourCompanyIsLive(name));
      else toast.error(texts.aStepOfGoingLive);
    }
    previousStatus.current = liveStatus;
  }, [liveStatus, name]);
}

export default function GoLiveButton() {
  const operator = useAppSelector(selectOperator);
  const company = operator?.whiteLabelledCustomer;
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  useLiveStatusToast(company?.liveStatus, company?.name);
  if (!operator || !company) return null;

  const isOpen = openAt === key;
  const isLive = company.liveStatus === 'Live';
  const completedCount = countCompletedSteps(company.goLiveChecklist);
  const progress = texts.of(completedCount, goLiveItems.length);

  return (
    <>
      <Button
        size={2}
        variant="soft"
        color={isLive ? 'green' : 'gray'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={isLive ? texts.liveYourAddress : texts.goLiveCount(progress)}
        onClick={() => setOpenAt(key)}
      >
        {isLive ? (
          texts.live
        ) : (
          <>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {texts.goLiveCount(progress)}
            </Box>
            <Box component="span" sx={{ display: { sm: 'none' } }}>
              {texts.ofShort(completedCount, goLiveItems.length)}
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
            'aria-label': texts.goLive,
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

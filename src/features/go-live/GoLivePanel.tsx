import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import { paths } from '@/config/paths';
import type { Operator } from '@/state/operator';
import { GoLiveDone } from '@/ui/go-live/GoLiveDone';
import { goLiveItems } from '@/ui/go-live/goLiveItems';
import { GoLiveSteps } from '@/ui/go-live/GoLiveSteps';
import { IconButton } from '@/ui/IconButton';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/go-live';
import { reasonsFor } from './reasonsFor';

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

export function GoLivePanel({ operator, titleId, onClose }: GoLivePanelProps) {
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

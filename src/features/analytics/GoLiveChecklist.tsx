import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Permission } from '@contract/enums';
import type { WhiteLabelledCustomer } from '@/state/operator';
import { Button } from '@/ui/Button';
import { GoLiveDone } from '@/ui/go-live/GoLiveDone';
import { countCompletedSteps, goLiveItems } from '@/ui/go-live/goLiveItems';
import { GoLiveLink, GoLiveSteps } from '@/ui/go-live/GoLiveSteps';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';

interface GoLiveChecklistProps {
  company: Pick<WhiteLabelledCustomer, 'name' | 'goLiveChecklist' | 'liveStatus' | 'dashboardLink'>;
  permissions: readonly Permission[];
}

/**
 * Shows the go-live steps, or the portal's address once live. Collapses to one line when one step remains, to
 * leave space for the figures.
 */
export function GoLiveChecklist({ company, permissions }: GoLiveChecklistProps) {
  const { t } = useLingui();
  const { name, goLiveChecklist: flags, liveStatus, dashboardLink } = company;
  const [areAllShown, setAllShown] = useState(false);
  const isLive = liveStatus === 'Live';
  const remaining = goLiveItems.filter(({ flag }) => !flags[flag]);
  const last = remaining.length === 1 ? remaining[0] : undefined;

  return (
    <Panel
      title={t`Go live`}
      actions={
        <>
          <StatusBadge tone={isLive ? 'green' : 'gray'}>{isLive ? t`Live` : t`Not live`}</StatusBadge>
          {last && (
            <Button
              variant="text"
              size={1}
              aria-expanded={areAllShown}
              onClick={() => setAllShown(!areAllShown)}
            >
              {t`Show all steps`}
            </Button>
          )}
        </>
      }
    >
      {last && !areAllShown ? (
        <Typography variant="body2">
          <Trans>
            {{ completedCount: countCompletedSteps(flags) }} of {{ total: goLiveItems.length }} completed.
            Next: <GoLiveLink item={last} permissions={permissions} />. {{ duration: t(last.duration) }}
          </Trans>
        </Typography>
      ) : (
        <>
          {isLive && dashboardLink && <GoLiveDone name={name} link={dashboardLink} />}
          {!isLive && <GoLiveSteps flags={flags} permissions={permissions} />}
        </>
      )}
    </Panel>
  );
}

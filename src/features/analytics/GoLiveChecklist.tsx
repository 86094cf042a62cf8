import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Permission } from '@contract/enums';
import type { WhiteLabelledCustomer } from '@/state/operator';
import * as texts from '@/texts/analytics';
import { Button } from '@/ui/Button';
import { GoLiveDone } from '@/ui/go-live/GoLiveDone';
import { goLiveItems, progressLabel } from '@/ui/go-live/goLiveItems';
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
  const { name, goLiveChecklist: flags, liveStatus, dashboardLink } = company;
  const [areAllShown, setAllShown] = useState(false);
  const isLive = liveStatus === 'Live';
  const remaining = goLiveItems.filter(({ flag }) => !flags[flag]);
  const last = remaining.length === 1 ? remaining[0] : undefined;

  return (
    <Panel
      title={texts.goLive}
      actions={
        <>
          <StatusBadge tone={isLive ? 'green' : 'gray'}>{isLive ? texts.live : texts.notLiveYet}</StatusBadge>
          {last && (
            <Button
              variant="text"
              size={1}
              aria-expanded={areAllShown}
              onClick={() => setAllShown(!areAllShown)}
            >
              {texts.allSteps}
            </Button>
          )}
        </>
      }
    >
      {last && !areAllShown ? (
        <Typography variant="body2">
          {texts.leftWhichTakes(
            progressLabel(flags),
            <GoLiveLink item={last} permissions={permissions} />,
            last.duration,
          )}
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

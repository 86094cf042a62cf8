import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Permission, WhiteLabelledCustomer } from '@/state/operator';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { GoLiveDone } from '@/ui/go-live/GoLiveDone';
import { doneWords, goLiveItems } from '@/ui/go-live/goLiveItems';
import { GoLiveLink } from '@/ui/go-live/GoLiveLink';
import { GoLiveSteps } from '@/ui/go-live/GoLiveSteps';

interface GoLiveChecklistProps {
  company: Pick<WhiteLabelledCustomer, 'name' | 'goLiveChecklist' | 'liveStatus' | 'dashboardLink'>;
  held: readonly Permission[];
}

/** With one step left, a line: the figures below are what the screen is opened for by then. */
export function GoLiveChecklist({ company, held }: GoLiveChecklistProps) {
  const { name, goLiveChecklist: flags, liveStatus, dashboardLink } = company;
  const [areAllShown, showAll] = useState(false);
  const isLive = liveStatus === 'Live';
  const left = goLiveItems.filter(({ flag }) => !flags[flag]);
  const last = left.length === 1 ? left[0] : undefined;

  return (
    <Panel
      title="Go live"
      actions={
        <>
          <StatusBadge tone={isLive ? 'green' : 'gray'}>{isLive ? 'Live' : 'Not live yet'}</StatusBadge>
          {last && (
            <Button variant="text" size={1} aria-expanded={areAllShown} onClick={() => showAll(!areAllShown)}>
              All steps
            </Button>
          )}
        </>
      }
    >
      {last && !areAllShown ? (
        <Typography variant="body2">
          {doneWords(flags)}. Left: <GoLiveLink item={last} held={held} />, which takes {last.takes}.
        </Typography>
      ) : (
        <>
          {isLive && dashboardLink && <GoLiveDone name={name} link={dashboardLink} />}
          {!isLive && <GoLiveSteps flags={flags} held={held} />}
        </>
      )}
    </Panel>
  );
}

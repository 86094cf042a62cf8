import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { GoLiveChecklist as Checklist, LiveStatus, Permission } from '@/api/schema.generated';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { goLiveItems } from './goLiveItems';
import { GoLiveLink } from './GoLiveLink';
import { GoLiveSteps } from './GoLiveSteps';

interface GoLiveChecklistProps {
  company: { goLiveChecklist: Checklist; liveStatus: LiveStatus };
  held: readonly Permission[];
}

/** With one step left, a line: the figures below are what the screen is opened for by then. */
export function GoLiveChecklist({ company, held }: GoLiveChecklistProps) {
  const { goLiveChecklist: flags, liveStatus } = company;
  const [areAllShown, showAll] = useState(false);
  const isLive = liveStatus === 'Live';
  const left = goLiveItems.filter(({ flag }) => !flags[flag]);
  const last = left.length === 1 ? left[0] : undefined;
  const doneLabel = `${goLiveItems.length - left.length} of ${goLiveItems.length} done`;

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
          {doneLabel}. Left: <GoLiveLink item={last} held={held} />, which takes {last.takes}.
        </Typography>
      ) : (
        <GoLiveSteps flags={flags} held={held} doneLabel={doneLabel} />
      )}
    </Panel>
  );
}

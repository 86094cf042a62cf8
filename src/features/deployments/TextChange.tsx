import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/deployments';
import type { PortalChange } from './deploymentsApi';

const TextDifference = lazy(() => loadWithRetry(() => import('./TextDifference')));

/** Loads and shows the text difference on request. */
export function TextChange({ change }: { change: PortalChange }) {
  const [isOpen, setOpen] = useState(false);
  const label = isOpen ? texts.hideTheWords : texts.showTheWords;

  return (
    <>
      {' '}
      <Button
        size={1}
        variant="text"
        color="gray"
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-label={texts.of(label, change.label)}
      >
        {label}
      </Button>
      {isOpen && (
        <Box sx={{ mt: 1, mb: 1.5 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
            <TextDifference change={change} />
          </Suspense>
        </Box>
      )}
    </>
  );
}

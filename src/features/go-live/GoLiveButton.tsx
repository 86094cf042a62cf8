import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { countCompletedSteps, goLiveItems } from '@/ui/go-live/goLiveItems';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/go-live';
import { GoLivePanel } from './GoLivePanel';

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

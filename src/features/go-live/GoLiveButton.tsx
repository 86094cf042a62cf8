import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { doneCountOf, goLiveItems } from '@/ui/go-live/goLiveItems';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/go-live';
import { GoLivePanel } from './GoLivePanel';

/** Tells when the company goes live under one’s eyes, and when it is so no more. */
function useTurn(liveStatus: string | undefined, name: string | undefined): void {
  const before = useRef(liveStatus);
  useEffect(() => {
    if (before.current && liveStatus && before.current !== liveStatus) {
      if (liveStatus === 'Live') toast.success(texts.yourCompanyIsLive(name));
      else toast.error(texts.aStepOfGoingLive);
    }
    before.current = liveStatus;
  }, [liveStatus, name]);
}

/** How far the company is with going live, on every screen, and the steps behind it. */
export default function GoLiveButton() {
  const operator = useAppSelector(selectOperator);
  const company = operator?.whiteLabelledCustomer;
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  useTurn(company?.liveStatus, company?.name);
  if (!operator || !company) return null;

  const isOpen = openAt === key;
  const isLive = company.liveStatus === 'Live';
  const done = doneCountOf(company.goLiveChecklist);
  const count = texts.of(done, goLiveItems.length);

  return (
    <>
      <Button
        size={2}
        variant="soft"
        colour={isLive ? 'green' : 'gray'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={isLive ? texts.liveYourAddress : texts.goLiveCount(count)}
        onClick={() => setOpenAt(key)}
      >
        {isLive ? (
          texts.live
        ) : (
          <>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {texts.goLiveCount(count)}
            </Box>
            <Box component="span" sx={{ display: { sm: 'none' } }}>
              {texts.ofShort(done, goLiveItems.length)}
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
            // Its title is downloaded with the rest of it.
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

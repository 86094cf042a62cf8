import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { welcomeDialogDelayMs } from '@/config/limits';
import { Dialog } from '@/ui/Dialog';

const seenInMemory = new Set<string>();

function wasSeen(key: string): boolean {
  try {
    return seenInMemory.has(key) || localStorage.getItem(key) !== null;
  } catch {
    return seenInMemory.has(key);
  }
}

/** Marks the key as seen in this browser. Without storage, the mark lasts until the page unloads. */
function markAsSeen(key: string): void {
  seenInMemory.add(key);
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // The in-memory set is the fallback.
  }
}

interface ClientHints {
  userAgentData?: { mobile?: boolean };
}

/** Returns whether the browser reports a phone or a tablet. */
function isMobileDevice(): boolean {
  const { userAgentData } = navigator as Navigator & ClientHints;
  return userAgentData?.mobile === true || /android|iphone|ipad|ipod|mobile/i.test(navigator.userAgent);
}

const storageKey = 'livery.welcomeClosed';
export function WelcomeDialog() {
  const { t } = useLingui();
  const isDashboard = useLocation().pathname.includes('dashboard');
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isDashboard || !isMobileDevice() || wasSeen(storageKey)) return;
    const timer = setTimeout(() => setOpen(true), welcomeDialogDelayMs);
    return () => clearTimeout(timer);
  }, [isDashboard]);

  const close = () => {
    markAsSeen(storageKey);
    setOpen(false);
  };

  if (!isOpen) return null;
  return (
    <Dialog title={t`Welcome`} size="xs" describedBy="welcome-text" cancelLabel={t`Continue`} onClose={close}>
      <Typography id="welcome-text">
        {/* The exact text of section 1 of the specification. */}
        {t`Thank you signing up to the product! We recommend you switch to a larger screen for using the dashboard.`}
      </Typography>
    </Dialog>
  );
}

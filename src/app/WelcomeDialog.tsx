import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { welcomeDialogDelayMs } from '@/config/limits';
import * as texts from '@/texts/app';
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
// The exact text of section 1 of the specification.
const text = texts.thankYouSigningUp;

export function WelcomeDialog() {
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
    <Dialog
      title={texts.welcome}
      size="xs"
      describedBy="welcome-text"
      cancelLabel={texts.continueIt}
      onClose={close}
    >
      <Typography id="welcome-text">{text}</Typography>
    </Dialog>
  );
}

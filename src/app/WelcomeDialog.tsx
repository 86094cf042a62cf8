import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { welcomeDialogDelayMs } from '@/config/limits';
import { isMobileDevice } from '@/lib/isMobileDevice';
import { markAsSeen, wasSeen } from '@/lib/seenMarks';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/app';

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

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      maxWidth="xs"
      aria-labelledby="welcome"
      aria-describedby="welcome-text"
    >
      <DialogTitle id="welcome">{texts.welcome}</DialogTitle>
      <DialogContent>
        <Typography id="welcome-text">{text}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{texts.continueIt}</Button>
      </DialogActions>
    </Dialog>
  );
}

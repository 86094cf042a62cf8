import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconButton } from '@/ui/IconButton';
import * as texts from '@/texts/payments/detail';
import type { ListedPayment } from '../paymentsApi';

interface DrawerHeadProps {
  titleId: string;
  /** Undefined while it is on its way. */
  payment: ListedPayment | undefined;
  /** Beside this one on the page under the drawer. */
  previous: string | undefined;
  next: string | undefined;
  onTurn: (id: string) => void;
  onClose: () => void;
}

const headSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pl: { xs: 2, sm: 3 },
  pr: { xs: 1, sm: 2 },
  py: 1.5,
} as const;

/** Stays while the payments under it change, and the keyboard's place with it. */
export function DrawerHead({ titleId, payment, previous, next, onTurn, onClose }: DrawerHeadProps) {
  return (
    <Box component="header" sx={headSx}>
      <Typography id={titleId} variant="h2" sx={{ flex: '1 1 auto' }}>
        {texts.payment(payment && ` ${payment.number}`)}
      </Typography>
      <IconButton
        label={texts.previousPayment}
        aria-disabled={previous === undefined}
        onClick={() => previous && onTurn(previous)}
      >
        <PreviousIcon fontSize="small" />
      </IconButton>
      <IconButton
        label={texts.nextPayment}
        aria-disabled={next === undefined}
        onClick={() => next && onTurn(next)}
      >
        <NextIcon fontSize="small" />
      </IconButton>
      <IconButton label={texts.close} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

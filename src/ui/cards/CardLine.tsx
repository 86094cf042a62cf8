import { useLingui } from '@lingui/react/macro';
import CardIcon from '@mui/icons-material/CreditCard';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CardStatus } from '@contract/enums';
import { StatusBadge } from '../StatusBadge';
import type { CardDetails } from './card';
import { cardName, cardStatuses, expiryLabel } from './cardLabels';

interface CardLineProps {
  card: CardDetails & { isDefault?: boolean; status?: CardStatus };
  /** Shown after the expiry, such as `Added May 3, 2027`. */
  notes: readonly string[];
  actions?: ReactNode;
}

const rowSx = { display: 'flex', alignItems: 'flex-start', gap: 1.5, minWidth: 0 } as const;

export function CardLine({ card, notes, actions }: CardLineProps) {
  const { t } = useLingui();
  const { isDefault, status } = card;

  return (
    <Box sx={rowSx}>
      <CardIcon aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography variant="subtitle2" component="span">
            {cardName(card)}
          </Typography>
          {isDefault && <StatusBadge tone="blue">{t({ message: 'Default', context: 'card' })}</StatusBadge>}
          {status && (
            <StatusBadge tone={cardStatuses[status].tone}>{t(cardStatuses[status].label)}</StatusBadge>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[expiryLabel(card, status), ...notes].join(' · ')}
        </Typography>
      </Box>
      {actions}
    </Box>
  );
}

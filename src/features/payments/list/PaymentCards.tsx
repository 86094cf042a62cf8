import Box from '@mui/material/Box';
import { CardList } from '@/ui/CardList';
import * as texts from '@/texts/payments/list';
import { PaymentMenuButton } from '../row-menu/PaymentMenuButton';
import { directionParam, columnDefinition, type ShownColumn } from './columnDefinitions';
import { PaymentCell } from './PaymentCell';
import { PaymentFailure } from './PaymentFailure';
import { PaymentAmount, PaymentParty, PaymentBadges } from './PaymentParts';
import type { PaymentRowProps } from './rowProps';

interface PaymentCardsProps {
  rows: readonly PaymentRowProps[] | undefined;
  isStale: boolean;
}

export const PaymentCards = ({ rows, isStale }: PaymentCardsProps) => (
  <CardList label={texts.payments} cardHeight={96} isStale={isStale}>
    {rows?.map((row) => (
      <PaymentCard key={row.payment.id} {...row} />
    ))}
  </CardList>
);

// The card always shows these columns above its other facts.
const headerColumns: readonly ShownColumn[] = ['Status', 'Amount', 'Client', 'Description'];

const headerSx = { display: 'flex', alignItems: 'flex-start', gap: 1 } as const;
const factsSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

function PaymentCard({ payment, columns, isChanged, onMenu, onAct }: PaymentRowProps) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: `1px solid ${palette.divider}`,
        transition: 'background-color 600ms',
        bgcolor: isChanged ? palette.tones.primary.soft : 'transparent',
      })}
    >
      <Box sx={headerSx}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
          <PaymentParty payment={payment} />
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          <PaymentAmount payment={payment} />
        </Box>
        <PaymentMenuButton payment={payment} onMenu={onMenu} />
      </Box>
      <PaymentBadges payment={payment} />
      <PaymentFailure payment={payment} onAct={onAct} />
      <Box component="dl" sx={factsSx}>
        {columns
          .filter((column) => !headerColumns.includes(column))
          .map((column) => (
            <Box key={column} sx={{ minWidth: 0 }}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {columnDefinition(column, directionParam(payment.direction)).label}
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
                <PaymentCell payment={payment} column={column} />
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { pagerSlotsFor, type PagerSlot } from '@/lib/pagination';
import { Button } from './Button';

interface PagerProps {
  /** From 1. */
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
}

const list = { display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 } as const;

export function Pager({ page, totalPages, onChange }: PagerProps) {
  const step = (label: string, target: number) => (
    <Button
      size={2}
      variant="text"
      colour="gray"
      disabled={target < 1 || target > totalPages}
      onClick={() => onChange(target)}
    >
      {label}
    </Button>
  );

  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {step('Previous', page - 1)}
      <Box component="ul" sx={list}>
        {pagerSlotsFor(page, totalPages).map((slot) => (
          <PagerItem key={slotKey(slot)} slot={slot} current={page} onChange={onChange} />
        ))}
      </Box>
      {step('Next', page + 1)}
    </Box>
  );
}

const slotKey = (slot: PagerSlot): string =>
  slot.kind === 'page' ? `page ${slot.page}` : `after ${slot.after}`;

interface PagerItemProps {
  slot: PagerSlot;
  current: number;
  onChange: (page: number) => void;
}

function PagerItem({ slot, current, onChange }: PagerItemProps) {
  if (slot.kind === 'ellipsis') {
    return (
      <Box component="li" aria-hidden sx={{ minWidth: 32, lineHeight: '32px', textAlign: 'center' }}>
        …
      </Box>
    );
  }
  const isCurrent = slot.page === current;
  return (
    <Box component="li" hidden={slot.isHidden}>
      <Button
        size={2}
        variant={isCurrent ? 'soft' : 'text'}
        colour={isCurrent ? 'primary' : 'gray'}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={`Page ${slot.page}`}
        onClick={() => onChange(slot.page)}
      >
        {slot.page}
      </Button>
    </Box>
  );
}

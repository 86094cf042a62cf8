import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { pagerSlots } from '@/config/limits';
import { pagerSlotsFor, type PagerSlot } from '@/lib/pagination';
import * as texts from '@/texts/ui';
import { Button } from './Button';

interface PagerProps {
  /** From 1. */
  page: number;
  /** Null until they have been counted: Previous and Next lead on meanwhile. */
  totalPages: number | null;
  isLastPage?: boolean;
  onChange: (page: number) => void;
}

const list = { display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 } as const;

export function Pager({ page, totalPages, isLastPage = false, onChange }: PagerProps) {
  const lastTarget = totalPages ?? (isLastPage ? page : page + 1);
  const step = (label: string, target: number) => (
    <Button
      size={2}
      variant="text"
      colour="gray"
      disabled={target < 1 || target > lastTarget}
      onClick={() => onChange(target)}
    >
      {label}
    </Button>
  );

  return (
    <Box component="nav" aria-label={texts.pages} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {/* Beyond the last page, it leads to the last page. */}
      {step(texts.previous, Math.min(page - 1, lastTarget))}
      <Box component="ul" sx={list}>
        {totalPages === null
          ? waitingSlots
          : pagerSlotsFor(page, totalPages).map((slot) => (
              <PagerItem key={slotKey(slot)} slot={slot} current={page} onChange={onChange} />
            ))}
      </Box>
      {step(texts.next, page + 1)}
    </Box>
  );
}

// As many as there may be, each as wide as a page's button is at least.
const waitingSlots = Array.from({ length: pagerSlots }, (_, slot) => (
  <Box component="li" aria-hidden key={slot}>
    <Skeleton variant="rounded" width={32} height={32} />
  </Box>
));

const slotKey = (slot: PagerSlot): string =>
  slot.kind === 'page' ? texts.page(slot.page) : texts.after(slot.after);

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
        aria-label={texts.pageTitle(slot.page)}
        onClick={() => onChange(slot.page)}
      >
        {slot.page}
      </Button>
    </Box>
  );
}

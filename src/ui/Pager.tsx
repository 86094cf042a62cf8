import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { pagerSlots } from '@/config/limits';
import { pagerSlotsFor, type PagerSlot } from '@/lib/pagination';
import { Button } from './Button';

interface PagerProps {
  /** 1-based. */
  page: number;
  /** Null until the total is counted. Previous and Next work without it. */
  totalPages: number | null;
  isLastPage?: boolean;
  onChange: (page: number) => void;
}

const listSx = { display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 } as const;

export function Pager({ page, totalPages, isLastPage = false, onChange }: PagerProps) {
  const { t } = useLingui();
  const maxTarget = totalPages ?? (isLastPage ? page : page + 1);
  const stepButton = (label: string, target: number) => (
    <Button
      size={2}
      variant="text"
      color="gray"
      disabled={target < 1 || target > maxTarget}
      onClick={() => onChange(target)}
    >
      {label}
    </Button>
  );

  return (
    <Box component="nav" aria-label={t`Pagination`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {/* On a page beyond the last one, Previous opens the last page. */}
      {stepButton(t({ message: 'Previous', context: 'page' }), Math.min(page - 1, maxTarget))}
      <Box component="ul" sx={listSx}>
        {totalPages === null
          ? placeholderSlots
          : pagerSlotsFor(page, totalPages).map((slot) => (
              <PagerItem key={slotKey(slot)} slot={slot} current={page} onChange={onChange} />
            ))}
      </Box>
      {stepButton(t({ message: 'Next', context: 'page' }), page + 1)}
    </Box>
  );
}

// One placeholder per possible slot, as wide as the smallest page button.
const placeholderSlots = Array.from({ length: pagerSlots }, (_, slot) => (
  <Box component="li" aria-hidden key={slot}>
    <Skeleton variant="rounded" width={32} height={32} />
  </Box>
));

const slotKey = (slot: PagerSlot): string =>
  slot.kind === 'page' ? `page ${slot.page}` : `after ${slot.after}`;

interface PagerItemProps {
  slot: PagerSlot;
  current: number;
  onChange: (page: number) => void;
}

function PagerItem({ slot, current, onChange }: PagerItemProps) {
  const { t } = useLingui();
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
        color={isCurrent ? 'primary' : 'gray'}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={t`Page ${{ page: slot.page }}`}
        onClick={() => onChange(slot.page)}
      >
        {slot.page}
      </Button>
    </Box>
  );
}

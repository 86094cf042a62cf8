import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { CardList } from '@/ui/CardList';
import * as texts from '@/texts/settings/record';
import { EventDetail } from './EventDetail';
import { EventActor, EventTime, EventOrigin, EventTarget, eventTitle } from './EventParts';
import { ExpandButton } from './ExpandButton';
import type { AuditEventRowProps, AuditEventRowsProps } from './rowProps';

export const AuditLogCards = ({ events, isStale, onFilter }: AuditEventRowsProps) => (
  <CardList label={texts.record} cardHeight={96} isStale={isStale}>
    {events?.map((event) => (
      <AuditEventCard key={event.id} event={event} onFilter={onFilter} />
    ))}
  </CardList>
);

const cardSx = { display: 'grid', gap: 1, px: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' };
const factsSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

function AuditEventCard({ event, onFilter }: AuditEventRowProps) {
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const title = eventTitle(event);
  const facts = [
    { name: texts.who, part: <EventActor event={event} /> },
    { name: texts.about, part: <EventTarget event={event} /> },
    { name: texts.when, part: <EventTime event={event} /> },
    { name: texts.whereFrom, part: <EventOrigin event={event} /> },
  ];

  return (
    <Box component="li" sx={cardSx}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>{title}</Box>
        <ExpandButton
          name={[title, event.targetLabel].filter(Boolean).join(', ')}
          isOpen={isOpen}
          controls={detailId}
          onToggle={() => setOpen(!isOpen)}
        />
      </Box>
      <Box component="dl" sx={factsSx}>
        {facts.map(({ name, part }) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              {part}
            </Box>
          </Box>
        ))}
      </Box>
      {isOpen && (
        <Box id={detailId}>
          <EventDetail event={event} onFilter={onFilter} />
        </Box>
      )}
    </Box>
  );
}

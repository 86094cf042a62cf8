import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDate } from '@/lib/format';
import { useUrlParam } from '@/lib/useUrlParam';
import type { ActivityEntry } from '@/ui/activity/activityEntry';
import { ActivityItem } from '@/ui/activity/ActivityItem';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { ToggleChip } from '@/ui/ToggleChip';
import { type ActivityKind, activityKinds } from '@contract/enums';
import { useClientTimelineInfiniteQuery } from '../clientViewApi';

interface TimedEntry {
  occurredAt: string;
}

interface Day<Entry> {
  name: string;
  entries: Entry[];
}

const oneDayMs = 86_400_000;

function dayLabel(isoTime: string, now: Date): string {
  const day = formatDate(isoTime);
  if (day === formatDate(now.toISOString())) return t`Today`;
  return day === formatDate(new Date(now.getTime() - oneDayMs).toISOString()) ? t`Yesterday` : day;
}

/** Groups consecutive entries of the same day, and preserves their order. */
export function groupByDay<Entry extends TimedEntry>(
  entries: readonly Entry[],
  now = new Date(),
): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const name = dayLabel(entry.occurredAt, now);
    const lastDay = days.at(-1);
    if (lastDay?.name === name) lastDay.entries.push(entry);
    else days.push({ name, entries: [entry] });
  }
  return days;
}

const activityKindLabels: Readonly<Record<ActivityKind, MessageDescriptor>> = {
  Change: msg`Changes`,
  Payment: msg`Payments`,
  Refund: msg`Refunds`,
  Email: msg`Emails`,
  SignIn: msg`Sign-ins`,
};

const moneyKinds: readonly ActivityKind[] = ['Payment', 'Refund'];

const visibleKinds = (canSeeMoney: boolean): ActivityKind[] =>
  activityKinds.filter((kind) => canSeeMoney || !moneyKinds.includes(kind));

/** Returns the kinds in the URL parameter that the operator may see. Older links say `Mail` for emails. */
function parseKinds(text: string, availableKinds: readonly ActivityKind[]): ActivityKind[] {
  const selected = text.split(',').map((kind) => (kind === 'Mail' ? 'Email' : kind));
  return availableKinds.filter((kind) => selected.includes(kind));
}

interface KindFilterProps {
  kinds: readonly ActivityKind[];
  /** Empty for all kinds. */
  chosen: readonly ActivityKind[];
  onChange: (chosen: readonly ActivityKind[]) => void;
}

function KindFilter({ kinds, chosen, onChange }: KindFilterProps) {
  const { t } = useLingui();
  const toggle = (kind: ActivityKind) =>
    onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);

  return (
    <Box role="group" aria-label={t`Activity type`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <ToggleChip label={t`All`} isOn={chosen.length === 0} onClick={() => onChange([])} />
      {kinds.map((kind) => (
        <ToggleChip
          key={kind}
          label={t(activityKindLabels[kind])}
          isOn={chosen.includes(kind)}
          onClick={() => toggle(kind)}
        />
      ))}
    </Box>
  );
}

interface ClientTimelineProps {
  clientId: string;
  canSeeMoney: boolean;
}

/** Shows a client's activity, newest first, and loads earlier pages on request. */
export function ClientTimeline({ clientId, canSeeMoney }: ClientTimelineProps) {
  const { t } = useLingui();
  const [kindText, setKindText] = useUrlParam('activity');
  const availableKinds = visibleKinds(canSeeMoney);
  const kinds = parseKinds(kindText, availableKinds);
  const timeline = useClientTimelineInfiniteQuery({ id: clientId, kinds });
  const { currentData, error, refetch, hasNextPage, fetchNextPage } = timeline;
  const entries = currentData?.pages.flatMap(({ clientTimeline }) => clientTimeline.items);

  return (
    <Panel title={t`Activity`}>
      <KindFilter kinds={availableKinds} chosen={kinds} onChange={(next) => setKindText(next.join(','))} />
      {error && !entries && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !entries && <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}
      {entries?.length === 0 && (
        <EmptyTimeline isFiltered={kinds.length > 0} onClear={() => setKindText('')} />
      )}
      {entries && groupByDay(entries).map((day) => <ActivityDay key={day.name} day={day} />)}
      {timeline.isFetchNextPageError && entries && (
        <ErrorPanel error={error} onRetry={() => void fetchNextPage()} />
      )}
      {hasNextPage && (
        <Button
          size={2}
          color="gray"
          variant="soft"
          isLoading={timeline.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t`Load more`}
        </Button>
      )}
    </Panel>
  );
}

function ActivityDay({ day }: { day: Day<ActivityEntry> }) {
  const titleId = useId();

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {day.name}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {day.entries.map((entry) => (
          <ActivityItem key={entry.id} entry={entry} isDayKnown />
        ))}
      </Box>
    </Box>
  );
}

function EmptyTimeline({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useLingui();
  if (!isFiltered) return <EmptyState title={t`No activity yet`} />;
  return (
    <EmptyState
      title={t`No matching activity`}
      action={
        <Button size={2} color="gray" variant="soft" onClick={onClear}>
          {t`Show all activity`}
        </Button>
      }
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { apiBase } from '@/config/env';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { Button } from '@/ui/Button';
import { ChangeArrow } from '@/ui/directionalIcons';
import { isolated } from '@/ui/isolated';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { areaLabels, formatFields, imageFields, kindLabels } from './changeLabels';
import type { PortalChange } from './deploymentsApi';

const TextDifference = lazy(() => loadWithRetry(() => import('./TextDifference')));

/** Loads and shows the text difference on request. */
function TextChange({ change }: { change: PortalChange }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { label } = change;

  return (
    <>
      {' '}
      <Button
        size={1}
        variant="text"
        color="gray"
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-label={isOpen ? t`Hide text changes in ${label}` : t`Show text changes in ${label}`}
      >
        {isOpen ? t`Hide text changes` : t`Show text changes`}
      </Button>
      {isOpen && (
        <Box sx={{ mt: 1, mb: 1.5 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
            <TextDifference change={change} />
          </Suspense>
        </Box>
      )}
    </>
  );
}

const imageSx = {
  height: 32,
  maxWidth: 120,
  p: '2px',
  objectFit: 'contain',
  verticalAlign: 'middle',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'common.white',
} as const;

/** Renders a logo as an image and any other value as text. */
function FieldValue({ field, value }: { field: string; value: string | null }) {
  const { t } = useLingui();
  if (value === null) return t({ message: 'None', context: 'value' });
  if (!imageFields.has(field)) return isolated(value);
  return <Box component="img" src={apiBase + value} alt={t`Logo`} loading="lazy" sx={imageSx} />;
}

const tones: Readonly<Record<PortalChange['kind'], BadgeTone>> = {
  Added: 'green',
  Changed: 'blue',
  Removed: 'red',
};

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(120px, 1fr) 2fr' },
  columnGap: 2,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
} as const;

interface ChangeProps {
  change: PortalChange;
  currency: string;
}

function Fields({ change, currency }: ChangeProps) {
  const { t } = useLingui();
  if (change.kind === 'Removed') return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 0.5 }}>
      {formatFields(change, currency).map(({ field, name, before, after }) => (
        <Box key={name} sx={rowSx}>
          <dt>{name}</dt>
          <dd>
            {change.kind === 'Changed' && (
              <>
                <Box component="s" sx={{ color: 'text.secondary' }}>
                  <FieldValue field={field} value={before} />
                </Box>
                <Box component="span" sx={visuallyHidden}>
                  {` ${t({ message: 'New value:', comment: 'Read by screen readers between two values' })} `}
                </Box>
                <ChangeArrow />
              </>
            )}
            <FieldValue field={field} value={after} />
            {field === 'version' && change.kind === 'Changed' && <TextChange change={change} />}
          </dd>
        </Box>
      ))}
    </Box>
  );
}

function Change({ change, currency }: ChangeProps) {
  const { t } = useLingui();
  const isBrief = change.kind !== 'Changed';
  const heading = (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {isolated(change.label)}
      </Box>
      <StatusBadge tone={tones[change.kind]}>{t(kindLabels[change.kind])}</StatusBadge>
    </Box>
  );

  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      {isBrief && change.kind === 'Added' ? (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {heading}
          </Box>
          <Fields change={change} currency={currency} />
        </details>
      ) : (
        <>
          {heading}
          <Fields change={change} currency={currency} />
        </>
      )}
    </Box>
  );
}

interface ChangeListProps {
  changes: readonly PortalChange[];
  /** The company's currency, for amounts without a currency. */
  currency: string;
}

export function ChangeList({ changes, currency }: ChangeListProps) {
  const { t } = useLingui();
  const areas = [...new Set(changes.map(({ area }) => area))];

  return (
    <Stack spacing={2.5}>
      {areas.map((area) => (
        <section key={area}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {t(areaLabels[area])}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {changes
              .filter((change) => change.area === area)
              .map((change) => (
                <Change key={change.entityId} change={change} currency={currency} />
              ))}
          </Box>
        </section>
      ))}
    </Stack>
  );
}

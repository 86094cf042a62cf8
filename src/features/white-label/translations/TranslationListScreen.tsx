import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { translatableKinds } from '@contract/enums';
import { paths } from '@/config/paths';
import { languageName } from '@/lib/format';
import { useUrlParam } from '@/lib/useUrlParam';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { ProgressBar } from '@/ui/ProgressBar';
import { StatusBadge } from '@/ui/StatusBadge';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { ToggleChip } from '@/ui/ToggleChip';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { groupLabels, languageHeading, statusBadges, translationPath } from './translationLabels';
import { countOpen, isOpen, statusIn } from './translationStatus';
import { type TranslatableItem, type Translations, useGetContentTranslationsQuery } from './translationsApi';

interface StatusLinkProps {
  item: TranslatableItem;
  contentLanguage: string;
  language: string;
}

/** Shows the status of a translation, with a link to its editor. */
function StatusLink({ item, contentLanguage, language }: StatusLinkProps) {
  const { t } = useLingui();
  const { label, tone } = statusBadges[statusIn(item, language)];
  const status = t(label);
  const { title } = item;
  const name = languageName(language);
  return (
    <Link to={translationPath(item, language)}>
      <span aria-hidden>
        <StatusBadge tone={tone}>{status}</StatusBadge>
      </span>
      <span style={visuallyHidden}>
        <Trans comment="Link to a translation, such as “Missing: Terms of service (German)”">
          {status}: <span lang={contentLanguage}>{title}</span> ({name})
        </Trans>
      </span>
    </Link>
  );
}

function useColumns({ contentLanguage, languages }: Translations): Column<TranslatableItem>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'item',
        header: t({ message: 'Text', context: 'column of translated items' }),
        cell: ({ row }) => (
          <Box component="span" lang={contentLanguage} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {row.original.title}
          </Box>
        ),
        meta: { isRowHeader: true, card: 'title' },
      },
      ...languages.map((language): Column<TranslatableItem> => ({
        id: language,
        header: languageHeading(language),
        cell: ({ row }) => <StatusLink item={row.original} {...{ contentLanguage, language }} />,
        // The tables of all groups have the same columns.
        meta: { style: { width: 128 } },
      })),
    ],
    [t, contentLanguage, languages],
  );
}

const progressSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
} as const;

function Progress({ languages, items }: Translations) {
  const { t } = useLingui();
  return (
    <Panel title={t`Progress`}>
      <Box sx={progressSx}>
        {languages.map((language) => {
          const doneCount = items.filter((item) => !isOpen(item, language)).length;
          return (
            <ProgressBar
              key={language}
              value={(100 * doneCount) / items.length}
              label={t`${{ language: languageHeading(language) }}: ${doneCount} of ${{ count: items.length }} translated`}
            />
          );
        })}
      </Box>
    </Panel>
  );
}

function OneLanguage({ contentLanguage }: Pick<Translations, 'contentLanguage'>) {
  const { t } = useLingui();
  const canChange = useAppSelector(
    (state) => selectOperator(state)?.permissions.includes('MANAGE_SETTINGS') ?? false,
  );
  const language = languageName(contentLanguage);
  return (
    <EmptyState
      title={t`Your client dashboard has one language`}
      action={canChange && <Link to={paths.companyProfile}>{t`Choose client languages`}</Link>}
    >
      {canChange
        ? t`You write your content in ${language}. To translate it, offer another language on your client dashboard.`
        : t`You write your content in ${language}. An Admin can add languages to your client dashboard.`}
    </EmptyState>
  );
}

function TranslationList({ translations }: { translations: Translations }) {
  const { t } = useLingui();
  const [show, setShow] = useUrlParam('show');
  const columns = useColumns(translations);
  const { languages, items } = translations;
  const openItems = items.filter((item) => languages.some((language) => isOpen(item, language)));
  const shownItems = show === 'open' ? openItems : items;

  if (languages.length === 0) return <OneLanguage {...translations} />;
  if (items.length === 0) {
    return (
      <EmptyState title={t`Nothing to translate yet`}>
        {t`Brand texts, plans, and published guides and legal pages appear here.`}
      </EmptyState>
    );
  }
  return (
    <>
      <Progress {...translations} />
      <div>
        <ToggleChip
          label={t`Open translations`}
          count={countOpen(items, languages)}
          isOn={show === 'open'}
          onClick={() => setShow(show === 'open' ? '' : 'open')}
        />
      </div>
      {shownItems.length === 0 && (
        <EmptyState title={t`Everything is translated`}>
          {t`Texts appear here again when you add or change them.`}
        </EmptyState>
      )}
      {translatableKinds.map((kind) => {
        const rows = shownItems.filter((item) => item.kind === kind);
        if (rows.length === 0) return null;
        return (
          <DataTable
            key={kind}
            title={t(groupLabels[kind])}
            label={t(groupLabels[kind])}
            columns={columns}
            rows={rows}
            getRowId={({ key }) => key}
            isScrollFocusable
            empty={null}
          />
        );
      })}
    </>
  );
}

export default function TranslationListScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetContentTranslationsQuery();

  return (
    <Stack spacing={2.5}>
      <PageHeader title={t`Translations`}>
        {t`Translate your brand texts, plans, guides and legal pages. Clients see the original where a translation is missing.`}
      </PageHeader>
      {error && !data && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={420} />}
      {data && <TranslationList translations={data.contentTranslations} />}
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import { paths } from '@/config/paths';
import { useUrlParam } from '@/lib/useUrlParam';
import { useUrlSearch } from '@/lib/useUrlSearch';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { NoMatch } from '@/ui/NoMatch';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/add-ons/marketing-templates';
import { TemplateCard } from './TemplateCard';
import { TemplateDialog } from './TemplateDialog';
import { TemplateFilters } from './TemplateFilters';
import { filterTemplates } from './filterTemplates';
import { useGetMarketingTemplatesQuery } from './templatesApi';

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Names what the templates still lack: the company's logos, the portal's address, or both. */
function BrandNotice() {
  const { data } = useGetThemeSetupQuery();
  const isPublished = Boolean(useAppSelector(selectCompany)?.dashboardLink);
  const canEditBrand =
    useAppSelector(selectOperator)?.permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER') ?? false;
  if (!data) return null;
  const hasLogos = data.themeSetup?.haveLogosBeenUploaded ?? false;
  if (hasLogos && isPublished) return null;

  return (
    <Notice tone="blue" title={hasLogos ? texts.theAddressIsStillMissing : texts.yourLogoIsStillMissing}>
      <span>
        {!hasLogos && texts.yourNameStandsInItsPlace}
        {!isPublished && texts.yourClientDashboardIsNot}
        {canEditBrand && (
          <Link to={hasLogos ? paths.deployments : paths.branding}>
            {hasLogos ? texts.deployIt : texts.uploadIt}
          </Link>
        )}
      </span>
    </Notice>
  );
}

export default function MarketingTemplatesScreen() {
  const { data, error, refetch } = useGetMarketingTemplatesQuery();
  const [category, setCategory] = useUrlParam('category');
  const [favorites, setFavorites] = useUrlParam('favourites');
  const { typed, type: setTyped, search } = useUrlSearch();
  const [slug, open] = useUrlParam('template', '', { addsHistoryEntry: true });

  const templates = data?.marketingTemplates ?? [];
  const shown = filterTemplates(templates, { category, search, isFavoritesOnly: favorites === 'yes' });
  const opened = templates.find((template) => template.slug === slug);

  const clear = () => {
    setTyped('');
    setCategory('');
    setFavorites('');
  };

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.marketingTemplates.title}>{texts.mailsPostsFlyersAndMore}</PageHeader>
      <BrandNotice />
      <TemplateFilters
        {...{ templates, category, onCategory: setCategory, typed, onType: setTyped }}
        isFavoritesOnly={favorites === 'yes'}
        onFavorites={(isOn) => setFavorites(isOn ? 'yes' : '')}
      />
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && shown.length === 0 && (
        <NoMatch title={texts.noTemplateMatches} onClear={clear}>
          {favorites === 'yes' ? texts.markTemplatesWithTheStar : texts.tryAnotherWordOrLookThrough}
        </NoMatch>
      )}
      {(!error || data) && (
        <Box component="ul" sx={gridSx} aria-busy={!data}>
          {!data &&
            [1, 2, 3, 4, 5, 6].map((one) => (
              <li key={one} aria-hidden>
                <Skeleton variant="rounded" height={280} />
              </li>
            ))}
          {shown.map((template) => (
            <TemplateCard key={template.slug} template={template} onOpen={() => open(template.slug)} />
          ))}
        </Box>
      )}
      {opened && <TemplateDialog key={opened.slug} template={opened} onClose={() => open('')} />}
    </Stack>
  );
}

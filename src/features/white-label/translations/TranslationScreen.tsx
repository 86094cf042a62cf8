import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { GetContentTranslationQueryVariables } from '@/api/types';
import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { DocumentScreen } from '../content/DocumentScreen';
import { TranslationEditor } from './TranslationEditor';
import { kindOf } from './translationLabels';
import { useGetContentTranslationQuery } from './translationsApi';

const TranslationNotFound = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Translation not found`}
      action={<Link to={paths.translations}>{t`All translations`}</Link>}
    >
      {t`The text was removed, or your client dashboard doesn’t offer this language.`}
    </EmptyState>
  );
};

function LoadedTranslation({ variables }: { variables: GetContentTranslationQueryVariables }) {
  const { t } = useLingui();
  const query = useGetContentTranslationQuery(variables, { refetchOnMountOrArgChange: true });
  return (
    <DocumentScreen query={query} title={t`Translation`} notFound={<TranslationNotFound />}>
      {({ contentTranslation }) => <TranslationEditor detail={contentTranslation} />}
    </DocumentScreen>
  );
}

export default function TranslationScreen() {
  const { t } = useLingui();
  const { kind: segment = '', key = '', language = '' } = useParams();
  const kind = kindOf(segment);
  if (!kind) {
    return (
      <>
        <PageHeader title={t`Translation`} />
        <TranslationNotFound />
      </>
    );
  }
  // The link to the next text opens the same route, and must not keep the form.
  return <LoadedTranslation key={`${kind} ${key} ${language}`} variables={{ kind, key, language }} />;
}

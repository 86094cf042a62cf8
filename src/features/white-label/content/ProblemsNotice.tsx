import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import type { EditorVariable } from '@/ui/editor/editorProps';
import { variableProblems } from './variableProblems';

const formatVariables = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** Lists the variables that prevent publishing. */
export function ProblemsNotice({ html, variables }: { html: string; variables: readonly EditorVariable[] }) {
  const { t } = useLingui();
  const { unknown, empty } = variableProblems(html, variables);
  const emptyNames = formatVariables(empty);
  if (unknown.length + empty.length === 0) return null;
  return (
    <Notice tone="amber" title={t`Not ready to be published`}>
      {unknown.length > 0 && <div>{t`There is no variable ${{ listed: formatVariables(unknown) }}.`}</div>}
      {empty.length > 0 && (
        <div>
          <Trans>
            Nothing is known to put in place of {emptyNames}. Add it to your{' '}
            <Link to={paths.companyProfile}>company profile</Link>, or take it out of the text.
          </Trans>
        </div>
      )}
    </Notice>
  );
}

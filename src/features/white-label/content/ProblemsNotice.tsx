import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@/config/paths';
import { formatList } from '@/lib/format';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import type { EditorVariable } from '@/ui/editor/editorProps';
import { variableProblems } from './variableProblems';

const formatVariables = (names: readonly string[]): string => formatList(names.map((name) => `{{${name}}}`));

/** Lists the variables that prevent publishing. */
export function ProblemsNotice({ html, variables }: { html: string; variables: readonly EditorVariable[] }) {
  const { t } = useLingui();
  const { unknown, empty } = variableProblems(html, variables);
  const unknownNames = formatVariables(unknown);
  const emptyNames = formatVariables(empty);
  if (unknown.length + empty.length === 0) return null;
  return (
    <Notice tone="amber" title={t`Not ready to publish`}>
      {unknown.length > 0 && (
        <div>
          {t`${plural({ count: unknown.length }, { one: `Unknown variable: ${unknownNames}. Correct the text before you publish.`, other: `Unknown variables: ${unknownNames}. Correct the text before you publish.` })}`}
        </div>
      )}
      {empty.length > 0 && (
        <>
          <div>
            {t`${plural({ count: empty.length }, { one: `The variable ${emptyNames} has no value.`, other: `The variables ${emptyNames} have no values.` })}`}
          </div>
          <div>
            <Trans>
              Complete your <Link to={paths.companyProfile}>company profile</Link> or edit the text.
            </Trans>
          </div>
        </>
      )}
    </Notice>
  );
}

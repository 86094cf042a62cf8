import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import type { EditorVariable } from '@/ui/editor/editorProps';
import * as texts from '@/texts/white-label/content';
import { variableProblems } from './variableProblems';

const formatVariables = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** Lists the variables that prevent publishing. */
export function ProblemsNotice({ html, variables }: { html: string; variables: readonly EditorVariable[] }) {
  const { unknown, empty } = variableProblems(html, variables);
  if (unknown.length + empty.length === 0) return null;
  return (
    <Notice tone="amber" title={texts.notReadyToBePublished}>
      {unknown.length > 0 && <div>{texts.thereIsNoVariable(formatVariables(unknown))}</div>}
      {empty.length > 0 && (
        <div>
          {texts.nothingIsKnownToPut(
            formatVariables(empty),
            <Link to={paths.companyProfile}>{texts.companyProfile}</Link>,
          )}
        </div>
      )}
    </Notice>
  );
}

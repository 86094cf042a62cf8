import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import type { OfferedVariable } from '@/ui/editor/editorProps';
import * as texts from '@/texts/white-label/content';
import { variableProblems } from './variableProblems';

const listed = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** Names the variables that the text can not be published with. */
export function ProblemsNotice({ html, variables }: { html: string; variables: readonly OfferedVariable[] }) {
  const { unknown, empty } = variableProblems(html, variables);
  if (unknown.length + empty.length === 0) return null;
  return (
    <Notice tone="amber" title={texts.notReadyToBePublished}>
      {unknown.length > 0 && <div>{texts.thereIsNoVariable(listed(unknown))}</div>}
      {empty.length > 0 && (
        <div>
          {texts.nothingIsKnownToPut(
            listed(empty),
            <Link to={paths.companyProfile}>{texts.companyProfile}</Link>,
          )}
        </div>
      )}
    </Notice>
  );
}

import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import type { OfferedVariable } from '@/ui/editor/editorProps';
import { variableProblems } from './variableProblems';

const listed = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** Names the variables that the text can not be published with. */
export function ProblemsNotice({ html, variables }: { html: string; variables: readonly OfferedVariable[] }) {
  const { unknown, empty } = variableProblems(html, variables);
  if (unknown.length + empty.length === 0) return null;
  return (
    <Notice tone="amber" title="Not ready to be published">
      {unknown.length > 0 && <div>There is no variable {listed(unknown)}.</div>}
      {empty.length > 0 && (
        <div>
          Nothing is known to put in place of {listed(empty)}. Add it to your{' '}
          <Link to={paths.companyProfile}>company profile</Link>, or take it out of the text.
        </div>
      )}
    </Notice>
  );
}

import type { OfferedVariable } from '@/ui/editor/editorProps';

const written = /\{\{([^{}<>]{0,60})\}\}/g;

const namesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(written)].map(([, name = '']) => name.trim())),
];

export interface VariableProblems {
  /** Written, and known to nobody. */
  unknown: string[];
  /** Known, and without a value. */
  empty: string[];
}

/** What stands in the way of publishing; the server looks again. */
export function variableProblems(html: string, variables: readonly OfferedVariable[]): VariableProblems {
  const names = namesIn(html);
  const known = (name: string) => variables.find((variable) => variable.name === name);
  return {
    unknown: names.filter((name) => !known(name)),
    empty: names.filter((name) => known(name)?.value === null),
  };
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** As clients read it. What has no value stays as it is written. */
export const filled = (html: string, variables: readonly OfferedVariable[]): string =>
  html.replace(written, (whole, name: string) => {
    const value = variables.find((variable) => variable.name === name.trim())?.value;
    return value ? escaped(value) : whole;
  });

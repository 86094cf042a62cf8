import { contentVariablePattern } from '@contract/content';
import type { EditorVariable } from '@/ui/editor/editorProps';

const variableNames = (html: string): string[] => [
  ...new Set([...html.matchAll(contentVariablePattern)].map(([, name = '']) => name.trim())),
];

export interface VariableProblems {
  /** Used variables that do not exist. */
  unknown: string[];
  /** Used variables without a value. */
  empty: string[];
}

/** Returns the variables that prevent publishing. The server checks again. */
export function variableProblems(html: string, variables: readonly EditorVariable[]): VariableProblems {
  const names = variableNames(html);
  const findVariable = (name: string) => variables.find((variable) => variable.name === name);
  return {
    unknown: names.filter((name) => !findVariable(name)),
    empty: names.filter((name) => findVariable(name)?.value === null),
  };
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Replaces variables with their escaped values. Unknown variables and those without a value remain. */
export const fillVariables = (html: string, variables: readonly EditorVariable[]): string =>
  html.replace(contentVariablePattern, (match, name: string) => {
    const value = variables.find((variable) => variable.name === name.trim())?.value;
    return value ? escapeHtml(value) : match;
  });

export const formRules = `
form:not(.viewed) { margin-bottom: 1.5rem }
form > .field, fieldset { margin: 0 0 1.25rem }
fieldset { padding: 0; border: 0; min-width: 0 }
legend { padding: 0; margin-bottom: .375rem; font-weight: 600 }
label { display: block; margin-bottom: .25rem; font-weight: 600 }
.hint { margin: 0 0 .375rem; color: var(--muted); font-size: .9375rem }
input:not([type=checkbox], [type=radio]), select, textarea {
  width: 100%; padding: .625rem .75rem; border: 1px solid var(--edge); border-radius: 8px;
  background: var(--page); color: inherit; font: inherit; line-height: 1.4;
}
input[type=checkbox], input[type=radio] { width: 1.125rem; height: 1.125rem; margin: .25rem .625rem 0 0; flex: none; accent-color: var(--fill) }
.choice { display: flex; align-items: flex-start; padding: .375rem 0; font-weight: 400 }
.choice.boxed { padding: .75rem .875rem; margin-bottom: .5rem; border: 1px solid var(--line); border-radius: 8px }
.choice.boxed:has(:checked) { border-color: var(--link); background: var(--tint) }
[aria-invalid=true] { border-color: var(--error) !important; border-width: 2px }
.error { margin: .375rem 0 0; color: var(--error); font-size: .9375rem }
.problem, .notice, .success { margin: 0 0 1.5rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: 4px solid var(--link); border-radius: 8px }
.problem { border-left-color: var(--error) }
.success { border-left-color: var(--success) }
.problem h2 { font-size: 1.0625rem; margin-bottom: .375rem }
.problem > :last-child, .notice > :last-child, .success > :last-child { margin-bottom: 0 }
.problem ul { padding-left: 1.25rem }
.problem a { color: var(--error) }
form > button { min-width: 9rem }
.viewed {
  display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; justify-content: center; padding: .625rem 1.25rem;
  background: var(--ink); color: var(--page); font-size: .9375rem;
}
.viewed p { margin: 0 }
.viewed button.plain { min-width: 0; color: inherit }
.viewed :focus-visible { outline-color: var(--page) }
`;

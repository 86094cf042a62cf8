import type { Components, Theme } from '@mui/material/styles';

/** Returns the styles of a focus ring that is visible on every surface. */
export const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.palette.primary.main}`,
  outlineOffset: 2,
});

/** Aligns text with the start of its parent, whatever its own direction is. Chromium needs the prefix. */
export const alignedWithParent = ['-webkit-match-parent', 'match-parent'] as const;

const baseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    // Keeps focused elements clear of the sticky top and bottom bars.
    html: { colorScheme: theme.palette.mode, scrollPaddingBlock: 72 },
    body: { fontVariantNumeric: 'tabular-nums', minWidth: 320 },
    // Codes, keys and host names read from left to right in every language.
    code: { direction: 'ltr', unicodeBidi: 'isolate' },
    // Unlike the browser's default, ignores the isolated names with which a sentence can begin.
    bdi: { unicodeBidi: 'plaintext' },
    // Text of another direction lines up with the label of its input, unless its language is known.
    ':where(input[dir]:not([lang]))': { textAlign: alignedWithParent },
    // Empty inputs read from left to right, whatever the language of the placeholder is.
    '::placeholder': { unicodeBidi: 'plaintext' },
    // `:where()` has no specificity, so components can override the ring. The negative offset prevents
    // clipping.
    ':where(:focus-visible)': { ...focusRing(theme), outlineOffset: -2 },
    'a:focus-visible': { ...focusRing(theme), borderRadius: 4 },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Any duration above zero would make an inherited color change one level of elements at a time.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
    // Forced colors remove backgrounds, so buttons, dialogs and selected items need an edge.
    '@media (forced-colors: active)': {
      '.MuiButtonBase-root:not(a, tr), [role=dialog]': { border: '1px solid ButtonBorder' },
      '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])': {
        outline: '2px solid Highlight',
        outlineOffset: -2,
      },
    },
  }),
};

const inputStyles: Components<Theme> = {
  MuiInputLabel: {
    styleOverrides: {
      // Places the label above the input. By default, it floats inside the input.
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        fontSize: theme.typography.body2.fontSize,
        lineHeight: theme.typography.body2.lineHeight,
        fontWeight: 500,
        color: theme.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.palette.text.primary },
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        paddingInline: `${ownerState.startAdornment ? 14 : 0}px ${ownerState.endAdornment ? 14 : 0}px`,
        backgroundColor: theme.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.outline },
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.secondary,
        },
        // Phones zoom into inputs with text smaller than 16 px.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      }),
      input: {
        padding: '8.5px 12px',
        height: 'auto',
        lineHeight: '20px',
        // The search field has a custom clear button.
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
      multiline: { padding: 0 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&&': { paddingInline: '12px 32px' } },
      icon: { insetInline: 'auto 7px' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '4px 0 0',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 6,
        textAlign: 'start',
        // The hint of a disabled field says why it is disabled.
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
};

const surfaceStyles: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        borderRadius: 12,
        [theme.breakpoints.down('sm')]: {
          margin: 16,
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
        },
      }),
      paperFullScreen: ({ theme }) => ({
        border: 0,
        borderRadius: 0,
        [theme.breakpoints.down('sm')]: { margin: 0, width: '100%', maxHeight: '100%' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '20px 24px 8px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: '12px 24px 20px', gap: '4px 12px' } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ ownerState }) => ({ insetInline: ownerState.anchor === 'right' ? 'auto 0' : '0 auto' }),
    },
  },
  MuiListItem: { styleOverrides: { root: { textAlign: 'start' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, marginTop: 4 }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, minHeight: 36, gap: 10 }) },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: ({ theme }) => ({ ...theme.typography.caption, padding: '6px 10px' }) },
  },
};

const tableStyles: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        borderColor: theme.palette.divider,
        padding: '10px 16px',
        textAlign: 'start',
      }),
      alignCenter: { textAlign: 'center' },
      alignRight: { textAlign: 'end' },
      head: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 500,
        color: theme.palette.text.secondary,
        whiteSpace: 'nowrap',
      }),
    },
  },
};

export const componentStyles: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiCssBaseline: baseline,
  // MUI would render both variants as headings.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  ...inputStyles,
  ...surfaceStyles,
  ...tableStyles,
};

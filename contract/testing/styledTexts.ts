/** HTML with inline formats, and the result that the editor and the API both produce. */
export const styledTexts: ReadonlyArray<[title: string, html: string, expected: string]> = [
  [
    'bold, italic and struck-out text',
    '<p><span style="font-weight:700">a</span><span style="FONT-STYLE: italic">b</span><span style="text-decoration:line-through">c</span></p>',
    '<p><strong>a</strong><em>b</em><s>c</s></p>',
  ],
  [
    'superscript and subscript',
    '<p>a<span style="vertical-align:super">1</span>b<span style="vertical-align:sub">2</span></p>',
    '<p>a<sup>1</sup>b<sub>2</sub></p>',
  ],
  ['a block of struck-out text', '<p style="text-decoration:line-through">a</p>', '<p><s>a</s></p>'],
  [
    'formats around blocks',
    '<div style="font-weight:bold"><p>a</p><p style="font-weight:normal">b</p></div>',
    '<p><strong>a</strong></p><p>b</p>',
  ],
  [
    'bold that a style resets',
    '<b style="font-weight:normal"><p>a</p><p><span style="font-weight:700">b</span></p></b>',
    '<p>a</p><p><strong>b</strong></p>',
  ],
  [
    'a part that resets the format of its element',
    '<p><em>a <span style="font-style:normal">b</span> c</em></p>',
    '<p><em>a </em>b<em> c</em></p>',
  ],
  [
    'inherited formats',
    '<p><strong><span style="font-weight:inherit">a</span></strong></p>',
    '<p><strong>a</strong></p>',
  ],
  [
    'a line-through around text without a decoration',
    '<p><s><span style="text-decoration:none">a</span></s><s style="text-decoration:none">b</s></p>',
    '<p><s>a</s>b</p>',
  ],
  [
    'superscript that is offset from the baseline',
    '<p>m<sup style="position:relative;vertical-align:baseline;top:-.5em">2</sup></p>',
    '<p>m<sup>2</sup></p>',
  ],
  [
    'values in longer notations',
    '<p><span style="color: red; font-weight : BOLDER !important">a</span>' +
      '<span style="font:italic 12pt/1.5 Bold Sans">b</span><span style="text-decoration-line:underline line-through">c</span></p>',
    '<p><strong>a</strong><em>b</em><s>c</s></p>',
  ],
  [
    'classes of a style sheet',
    '<style><!-- /* a */ p.p1 {font: 12px Arial}\nspan.S1, .x {text-decoration: line-through} td .y {font-weight: bold}\n.xl65 {color: red; vertical-align: super;} --></style>' +
      '<p class="p1">a<span class="s1">b</span><b class="s1 x">c</b><i class="other xl65" style="font-style:normal">d</i><span class="y">e</span></p>',
    '<p>a<s>b</s><strong><s>c</s></strong><sup>d</sup>e</p>',
  ],
  [
    'values that browsers ignore',
    '<p><span style="font-weight:heavy;font-style:;font:caption;vertical-align:top;constructor:a">a</span></p>',
    '<p>a</p>',
  ],
  [
    'a direction',
    '<p>a</p><p style="direction:rtl;unicode-bidi:embed">שלום</p>',
    '<p>a</p><p dir="rtl">שלום</p>',
  ],
  [
    'a dir attribute that conflicts with the style',
    '<p>a</p><p dir="ltr" style="direction: rtl">b</p>',
    '<p>a</p><p dir="ltr">b</p>',
  ],
];

/** Markup that `ContentView` must not render, even if the server's sanitizer lets it through. */
export const xssPayloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="position:fixed">text</p>',
  '<a href="javascript:alert(1)">press</a>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"></a></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.test"><input name=a></form>',
  '<meta http-equiv=refresh content="0;url=https://evil.test"><link rel=stylesheet href="https://evil.test">',
  '<style>@import "https://evil.test/a.css";</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
] as const;

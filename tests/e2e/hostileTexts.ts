/** Texts that would run a script, load something or navigate if a page treated them as more than text. */
export const hostileTexts = [
  "<script>alert(1)</script>",
  `<img src=x onerror="alert(1)">`,
  "<svg onload=alert(1)>",
  `"><iframe srcdoc="<script>parent.alert(1)</script>">`,
  `<a href="javascript:alert(1)">here</a> javascript:alert(1)`,
  "&lt;script&gt;alert(1)&lt;/script&gt; &#60;b&#62;",
  "{{constructor.constructor('alert(1)')()}}",
  "</textarea></title><style>*{display:none}</style>",
  'data:text/html,<script>alert(1)</script> https://example.org/"onmouseover="alert(1)',
] as const;

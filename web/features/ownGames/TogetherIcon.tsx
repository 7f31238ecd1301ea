/** Two marbles side by side: won together. In the style of the icons in web/ui. */
export function TogetherIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="currentColor" aria-hidden="true">
      <circle cx="8" cy="12" r="4" />
      <circle cx="16.5" cy="12" r="4" />
    </svg>
  );
}

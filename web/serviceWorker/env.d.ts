/** What the build knows. */
interface ImportMeta {
  readonly env: {
    /** `no` builds a service worker that keeps nothing (docs/operations/running.md). */
    readonly VITE_KEEPS_SITE?: string;
  };
}

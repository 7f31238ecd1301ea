import { PageFailed } from "./PageFailed.tsx";

/** In place of everything, when what belongs to every page has failed. */
export function SiteFailed() {
  return (
    <main>
      <PageFailed />
    </main>
  );
}

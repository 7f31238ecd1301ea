import { Component, type ReactNode, Suspense } from "react";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const ErrorPage = lazyPart(
  () => import("./ErrorPage.tsx"),
  ({ ErrorPage }) => ErrorPage,
);

/** Shows a page with ways on when the client itself has failed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense>
        <ErrorPage />
      </Suspense>
    );
  }
}

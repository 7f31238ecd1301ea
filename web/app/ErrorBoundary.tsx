import { Component, type ReactNode, Suspense } from "react";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const ErrorPage = lazyPart(
  () => import("./errors/failed.ts"),
  ({ ErrorPage }) => ErrorPage,
);

/** Shows a page with ways on when the client itself has failed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Suspense>
        <ErrorPage {...failure} />
      </Suspense>
    );
  }
}

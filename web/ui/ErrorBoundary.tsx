import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** What is shown in place of content that has failed. Its argument lets the content try once more. */
  fallback: (retry: () => void) => ReactNode;
};

/** Keeps what fails in it from taking anything else along. The error is reported by the root (`app/main.tsx`). */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}

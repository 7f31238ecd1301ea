import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** What is shown in place of content that has failed. Its argument lets the content try once more. */
  fallback: (retry: () => void) => ReactNode;
  /** Once this changes, the content tries once more by itself. */
  resetKey?: string;
};

/** Keeps what fails in it from taking anything else along. The root of the page reports the error (`app/main.tsx`). */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.#retry();
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(this.#retry) : children;
  }

  readonly #retry = () => this.setState({ hasFailed: false });
}

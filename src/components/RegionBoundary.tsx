import { Component } from 'react';
import { ErrorState } from './ErrorState';

interface RegionBoundaryProps {
  /** Where this changes, the region is tried afresh: the address, say. */
  resetKey?: string;
  /** Shown instead of the plain message with Retry. */
  fallback?: React.ReactNode;
  children: React.ReactNode;
}

interface RegionBoundaryState {
  failed: boolean;
  /** The region's code could not be fetched; the page remembers that until it is loaded anew. */
  isCodeMissing: boolean;
  resetKey: string | undefined;
}

/** What browsers say when a chunk cannot be fetched: Chromium and Firefox, then Safari. */
const MISSING = /dynamically imported module|Importing a module script failed/;

/** Keeps a failure while drawing one region from taking the whole page with it. */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = {
    failed: false,
    isCodeMissing: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown): Partial<RegionBoundaryState> {
    return { failed: true, isCodeMissing: error instanceof Error && MISSING.test(error.message) };
  }

  static getDerivedStateFromProps(
    { resetKey }: RegionBoundaryProps,
    state: RegionBoundaryState,
  ): Partial<RegionBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  private readonly retry = () => {
    if (this.state.isCodeMissing) window.location.reload();
    else this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      this.props.fallback ?? (
        <ErrorState message="This part of the page could not be shown." onRetry={this.retry} />
      )
    );
  }
}

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
  resetKey: string | undefined;
}

/** Keeps a failure while drawing one region from taking the whole page with it. */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<RegionBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: RegionBoundaryProps,
    state: RegionBoundaryState,
  ): Partial<RegionBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  private readonly retry = () => {
    this.setState({ failed: false });
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

import { Component } from 'react';
import {
  isChunkLoadError,
  CHUNK_LOAD_ERROR_TEXT,
  reloadAfterChunkLoadError,
  reloadPage,
} from '../lib/chunkLoadError';
import { ErrorState } from './ErrorState';
import { Spinner } from './Spinner';

/** What a region has to say of its failure. */
export interface RegionFailure {
  message: string;
  onRetry: () => void;
}

interface RegionBoundaryProps {
  /** Where this changes, the region is tried afresh: the address, say. */
  resetKey?: string;
  /** Shows a failure otherwise than by the plain message with Retry. */
  fallback?: (failure: RegionFailure) => React.ReactNode;
  /** Is told of a failure in the place of the reader: nothing is shown here. */
  onFailure?: (message: string) => void;
  children: React.ReactNode;
}

interface RegionBoundaryState {
  /** `chunkFailed`: it could not be fetched; the page remembers that until it is loaded anew. */
  status: 'whole' | 'broken' | 'reloading' | 'chunkFailed';
  resetKey: string | undefined;
}

const MESSAGES = {
  broken: 'This part of the page could not be shown.',
  chunkFailed: CHUNK_LOAD_ERROR_TEXT,
};

/** Keeps a failure while drawing one region from taking the whole page with it. */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { status: 'whole', resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<RegionBoundaryState> {
    return { status: isChunkLoadError(error) ? 'reloading' : 'broken' };
  }

  static getDerivedStateFromProps(
    { resetKey }: RegionBoundaryProps,
    state: RegionBoundaryState,
  ): Partial<RegionBoundaryState> | null {
    return resetKey === state.resetKey ? null : { status: 'whole', resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkLoadError(error)) void this.reload(reloadAfterChunkLoadError);
  }

  override componentDidUpdate(_before: RegionBoundaryProps, before: RegionBoundaryState): void {
    const { status } = this.state;
    if (status === before.status || status === 'whole' || status === 'reloading') return;
    this.props.onFailure?.(MESSAGES[status]);
  }

  private readonly reload = async (attempt: () => Promise<boolean>) => {
    const { resetKey } = this.state;
    if (await attempt()) return;
    // Somebody may have gone elsewhere meanwhile.
    this.setState((now) => (now.resetKey === resetKey ? { status: 'chunkFailed' } : null));
  };

  private readonly retry = () => {
    if (this.state.status !== 'chunkFailed') {
      this.setState({ status: 'whole' });
      return;
    }
    this.setState({ status: 'reloading' });
    void this.reload(reloadPage);
  };

  override render() {
    const { status } = this.state;
    const { children, fallback, onFailure } = this.props;
    if (status === 'whole') return children;
    if (onFailure) return null;
    if (status === 'reloading') return <Spinner />;
    const failure = { message: MESSAGES[status], onRetry: this.retry };
    return fallback ? fallback(failure) : <ErrorState {...failure} />;
  }
}

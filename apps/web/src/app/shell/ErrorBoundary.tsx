import { Component, type ReactNode } from 'react';
import { logFailure } from '../../shared/log-failure.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Shows the error page in place of a page that threw; header and footer stay (§2). */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('The page broke', error);
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
